import { mayLand, ship } from '@spaceline/engine/language';

export const kazonShuttle = ship('Kazon Shuttle', {
  modifiers: [mayLand('it may land or take off one time in each of your turns', 0, (_g, source, id) => source === id)],
});
