import { ability, download, not, oncePerGame, site, titled, withStaffing } from '@spaceline/engine/language';
import { docksShips } from '../../words/docking.ts';
import { stationIsYours } from '../../words/sites.ts';

/** */
export const dockingPads = site('Docking Pads', {
  module: 'Habitat Ring',
  ...docksShips({ capacity: 6, which: not(withStaffing), report: true, landed: true }),
  abilities: [
    ability('protocols', download(titled('Establish Landing Protocols')), {
      limit: oncePerGame,
      when: stationIsYours,
      byAnyone: true,
    }),
  ],
});
