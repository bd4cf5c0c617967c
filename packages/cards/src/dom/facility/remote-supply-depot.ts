import { affiliation, facility, mayReportHere, ofType } from '@spaceline/engine/language';
import { resetsWhiteAboard, whiteKeepsAboard } from '../../ketracel-white.ts';
import { builtBy } from '../../outposts.ts';

export const remoteSupplyDepot = facility('Remote Supply Depot', {
  plays: [builtBy(affiliation('Dominion'))],
  modifiers: [mayReportHere(ofType('Equipment'), { free: true }), whiteKeepsAboard],
  triggers: resetsWhiteAboard,
  noRepairs: true,
});
