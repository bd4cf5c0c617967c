import { site } from '@spaceline/engine/language';
import { docksShips } from '../../words/docking.ts';
import { staffingIconsAtMost } from '../../words/permissions.ts';

/** */
export const dockingPylons = site('Docking Pylons', {
  module: 'Docking Ring',
  ...docksShips({ capacity: 6, which: staffingIconsAtMost(4), repair: true }),
});
