import { both, facility, keyword, missions, not, ofType } from '@spaceline/engine/language';
import { resetsWhiteAboard, whiteKeepsAboard } from '../../ketracel-white.ts';
import { seedsAt } from '../../outposts.ts';
import { youMaySeed } from '../../words/reporting.ts';

export const primarySupplyDepot = facility('Primary Supply Depot', {
  seeds: [seedsAt(missions.notKnownAs('Homeworld').inQuadrant('Gamma'))],
  modifiers: [youMaySeed(3, both(not(keyword('hand weapon')), ofType('Equipment')), 'aboard'), whiteKeepsAboard],
  triggers: resetsWhiteAboard,
  noRepairs: true,
});
