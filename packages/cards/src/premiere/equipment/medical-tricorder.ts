import { equipment } from '@spaceline/engine/language';
import { kit } from '../../words/kits.ts';

export const medicalTricorder = equipment('Medical Tricorder', { modifiers: kit('SCIENCE', 'MEDICAL') });
