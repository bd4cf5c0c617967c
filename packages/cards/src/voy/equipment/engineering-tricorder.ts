import { equipment } from '@spaceline/engine/language';
import { kit } from '../../words/kits.ts';

export const engineeringTricorder = equipment('Engineering Tricorder', { modifiers: kit('MEDICAL', 'ENGINEER') });
