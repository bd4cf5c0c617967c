import { equipment } from '@spaceline/engine/language';
import { padd } from '../../words/kits.ts';

export const cardassianPadd = equipment('Cardassian PADD', { modifiers: padd('Cardassian') });
