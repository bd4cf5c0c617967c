import { equipment } from '@spaceline/engine/language';
import { kit } from '../../words/kits.ts';

export const engineeringKit = equipment('Engineering Kit', { modifiers: kit('OFFICER', 'ENGINEER') });
