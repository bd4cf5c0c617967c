import { equipment } from '@spaceline/engine/language';
import { kit } from '../../words/kits.ts';

export const tricorder = equipment('Tricorder', { modifiers: kit('ENGINEER', 'SCIENCE') });
