import { equipment } from '@spaceline/engine/language';
import { padd } from '../../words/kits.ts';

export const bajoranPadd = equipment('Bajoran PADD', { modifiers: padd('Bajoran') });
