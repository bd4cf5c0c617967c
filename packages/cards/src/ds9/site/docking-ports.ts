import { either, keyword, site, staffingIconsAtMost } from '@spaceline/engine/language';
import { docksShips } from '../../words/docking.ts';

/** */
export const dockingPorts = site('Docking Ports', {
  module: 'Docking Ring',
  ...docksShips({
    capacity: 9,
    which: staffingIconsAtMost(2),
    report: true,
    free: either(keyword('Freighter'), keyword('Transport')),
  }),
});
