import {
  ablePersonnelAt,
  compatible,
  type Game,
  other,
  personnelAt,
  type Seat,
  type Skill,
  skillLevel,
  skillNumber,
} from '@spaceline/engine';
import { has, site, thisCard } from '@spaceline/engine/language';

const MOST_ICONS = 4;
const CAPACITY = 6;
const hasSkill = (g: Game, ids: readonly number[], name: Skill): boolean =>
  ids.some((id) => skillLevel(g, id, skillNumber(name)) > 0);

/** */
export const dockingPylons = site('Docking Pylons', {
  docks: (g, id, ship, seat: Seat) => {
    if ((g.def(ship).facts.staffing?.length ?? 0) > MOST_ICONS || g.tableau.docked[id].length >= CAPACITY) return false;
    const operator =
      personnelAt(g, id, other(seat)).length === 0 && hasSkill(g, ablePersonnelAt(g, id, seat), 'Computer Skill');
    return compatible(g, ship, g.card(id).host) || operator || hasSkill(g, ablePersonnelAt(g, ship, seat), 'V.I.P.');
  },
  modifiers: [has('repairs', thisCard)],
  text: 'Up to six ships with fewer than five staffing icons dock here: those compatible with the station, those with a V.I.P. aboard, and those whose player has Computer Skill here unopposed. They are repaired here; none reports here. (Docking Ring)',
});
