import { mayLand, ship, thisCard } from '@spaceline/engine/language';

export const kazonShuttle = ship('Kazon Shuttle', { modifiers: [mayLand(0, thisCard)] });
