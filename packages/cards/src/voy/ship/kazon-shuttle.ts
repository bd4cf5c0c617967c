import { mayLand, ship } from '@spaceline/engine/language';

export const kazonShuttle = ship('Kazon Shuttle', {
  modifiers: [mayLand('once each turn, may take off or land', 0, (_g, source, id) => source === id)],
});
