import { both, ofType, ship, shipClass, ships, skill, your } from '@spaceline/engine/language';
import { reportsWithCrew } from '../../words/reporting-with-crew.ts';

/** CR-52 */
export const type18Shuttlepod = ship(
  'Type 18 Shuttlepod',
  reportsWithCrew(your(ships).which(shipClass('Defiant')), {
    who: both(skill('Navigation'), ofType('Personnel')),
  }),
);
