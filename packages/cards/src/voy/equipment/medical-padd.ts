import { equipment } from '@spaceline/engine/language';
import { kit } from '../../words/kits.ts';

export const medicalPadd = equipment('Medical PADD', { modifiers: kit('ENGINEER', 'MEDICAL') });
