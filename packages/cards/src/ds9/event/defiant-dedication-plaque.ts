import { boost, both, eachOfYourShips, event, not, playsOnTable, shipClass } from '@spaceline/engine/language';
import { withCommander } from '../../crews.ts';

export const defiantDedicationPlaque = event('Defiant Dedication Plaque', {
  plays: [playsOnTable()],
  modifiers: [
    boost(['range'], 2, eachOfYourShips(both(withCommander, not(shipClass('Defiant'))))),
    boost(['range'], 3, eachOfYourShips(both(withCommander, shipClass('Defiant')))),
  ],
});
