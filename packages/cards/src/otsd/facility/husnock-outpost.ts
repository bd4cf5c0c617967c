import { both, facility, titled, universal } from '@spaceline/engine/language';
import { seedsAt } from '../../outposts.ts';
import { youMaySeed } from '../../words/reporting.ts';
import { missionsWith } from '../../worlds.ts';

/** CR-150 */
export const husnockOutpost = facility('Husnock Outpost', {
  seeds: [seedsAt(missionsWith('Non-Aligned'))],
  modifiers: [youMaySeed(1, both(universal, titled('Husnock Ship')), 'docked here')],
  covers: 0.25,
});
