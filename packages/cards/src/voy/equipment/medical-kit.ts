import { equipment } from '@spaceline/engine/language';
import { kit } from '../../words/kits.ts';

export const medicalKit = equipment('Medical Kit', { modifiers: kit('OFFICER', 'MEDICAL') });
