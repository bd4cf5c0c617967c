import { affiliation, facility, mayReportHere, ofType } from '@spaceline/engine/language';
import { resetsWhiteAboard } from '../../ketracel-white.ts';
import { builtBy } from '../../outposts.ts';

export const remoteSupplyDepot = facility('Remote Supply Depot', {
  plays: [builtBy(affiliation('Dominion'))],
  modifiers: [mayReportHere(ofType('Equipment'), { free: true })],
  triggers: resetsWhiteAboard,
  noRepairs: true,
});
