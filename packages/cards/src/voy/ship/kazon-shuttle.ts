import { ship, thisCard } from '@spaceline/engine/language';
import { mayLandOrTakeOff } from '../../words/people-and-ships.ts';

export const kazonShuttle = ship('Kazon Shuttle', { modifiers: [mayLandOrTakeOff(thisCard)] });
