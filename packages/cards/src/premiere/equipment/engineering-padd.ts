import { equipment } from '@spaceline/engine/language';
import { kit } from '../../words/kits.ts';

export const engineeringPadd = equipment('Engineering PADD', { modifiers: kit('SCIENCE', 'ENGINEER') });
