import { has, site, thisCard } from '@spaceline/engine/language';
import { docksShips } from '../../words/sites.ts';

/** */
export const dockingPylons = site('Docking Pylons', {
  module: 'Docking Ring',
  docks: docksShips(6, 5),
  modifiers: [has('repairs', thisCard)],
});
