import { both, equipment, mayReportHere, onceEachTurn, titled, universal } from '@spaceline/engine/language';

/** DOM-55 */
export const jemHadarBirthingChamber = equipment("Jem'Hadar Birthing Chamber", {
  modifiers: [
    mayReportHere(both(universal, titled("Young Jem'Hadar")), {
      place: 'where present',
      free: true,
      limit: onceEachTurn,
    }),
  ],
});
