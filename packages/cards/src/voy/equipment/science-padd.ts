import { equipment } from '@spaceline/engine/language';
import { kit } from '../../words/kits.ts';

export const sciencePadd = equipment('Science PADD', { modifiers: kit('MEDICAL', 'SCIENCE') });
