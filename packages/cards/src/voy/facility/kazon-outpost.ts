import { facility, kin } from '@spaceline/engine/language';
import { builtBy, seedOneAt } from '../../outposts.ts';
import { missionsWith } from '../../worlds.ts';

const sites = missionsWith('Kazon', 'Non-Aligned');

export const kazonOutpost = facility('Kazon Outpost', {
  seeds: [seedOneAt(sites)],
  plays: [builtBy(kin('Kazon'), sites)],
});
