import { equipment } from '@spaceline/engine/language';
import { kit } from '../../words/kits.ts';

export const scienceKit = equipment('Science Kit', { modifiers: kit('OFFICER', 'SCIENCE') });
