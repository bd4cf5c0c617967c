import { NOWHERE, spotOf } from '@spaceline/engine';
import { equipment, mayReport, onceEachTurn } from '@spaceline/engine/language';

/** DOM-55 */
export const jemHadarBirthingChamber = equipment("Jem'Hadar Birthing Chamber", {
  modifiers: [
    mayReport(
      "once each turn, a universal Young Jem'Hadar may report for free where this is, in whatever quadrant",
      (g, _source, id) => g.def(id).title === "Young Jem'Hadar" && g.def(id).facts.unique === 'universal',
      (g, source) => [spotOf(g, source)].filter((s) => s !== NOWHERE),
      { free: true, limit: onceEachTurn },
    ),
  ],
});
