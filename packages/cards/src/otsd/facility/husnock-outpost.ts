import { both, facility, titled, universal } from '@spaceline/engine/language';
import { seedsAt } from '../../outposts.ts';
import { youMaySeedShipHere } from '../../words/reporting.ts';
import { missionsWith } from '../../worlds.ts';

/** CR-150 */
export const husnockOutpost = facility('Husnock Outpost', {
  seeds: [seedsAt(missionsWith('Non-Aligned'))],
  modifiers: [youMaySeedShipHere(both(universal, titled('Husnock Ship')))],
  covers: 0.25,
});
