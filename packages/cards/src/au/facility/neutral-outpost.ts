import { facility, missions } from '@spaceline/engine/language';
import { builtBy, seedOneAt } from '../../outposts.ts';

/** CR-150 */
export const neutralOutpost = facility('Neutral Outpost', {
  seeds: [seedOneAt(missions.space)],
  plays: [builtBy(null, missions.space)],
  noRepairs: true,
});
