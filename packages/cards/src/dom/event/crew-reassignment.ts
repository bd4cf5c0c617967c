import { fills, type Game, isSpecialStaffing } from '@spaceline/engine';
import {
  event,
  has,
  icon,
  mayReport,
  people,
  playsOnTable,
  whoIs,
  your,
  yourVessels,
} from '@spaceline/engine/language';

const special = (g: Game, ship: number): string[] => (g.def(ship).facts.staffing ?? []).filter(isSpecialStaffing);

export const crewReassignment = event('Crew Reassignment', {
  plays: [playsOnTable()],
  modifiers: [
    has('staff', your(people).which(icon('Ent-E'))),
    mayReport(
      'each of your personnel with a special staffing icon may report to your ship with the same icon',
      ({ g }, id) => g.def(id).personnel,
      ({ g, you }, id) =>
        yourVessels(
          g,
          you,
          whoIs('', (_, ship) => g.def(ship).ship && special(g, ship).some((i) => fills(g, id, i))),
        ),
    ),
  ],
});
