import { site, staffingIconsAtMost } from '@spaceline/engine/language';
import { docksShips } from '../../words/docking.ts';

/** */
export const dockingPylons = site('Docking Pylons', {
  module: 'Docking Ring',
  ...docksShips({ capacity: 6, which: staffingIconsAtMost(4), repair: true }),
});
