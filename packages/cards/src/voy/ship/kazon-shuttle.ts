import { ship, thisCard } from '@spaceline/engine/language';
import { mayLandFor } from '../../words/permissions.ts';

export const kazonShuttle = ship('Kazon Shuttle', { modifiers: [mayLandFor(0, thisCard)] });
