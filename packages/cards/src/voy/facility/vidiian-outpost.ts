import { facility, kin } from '@spaceline/engine/language';
import { builtBy, seedOneAt } from '../../outposts.ts';
import { missionsWith } from '../../worlds.ts';

const sites = missionsWith('Vidiian', 'Non-Aligned');

export const vidiianOutpost = facility('Vidiian Outpost', {
  seeds: [seedOneAt(sites)],
  plays: [builtBy(kin('Vidiian'), sites)],
});
