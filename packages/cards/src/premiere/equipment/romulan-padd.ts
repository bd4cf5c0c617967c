import { equipment } from '@spaceline/engine/language';
import { padd } from '../../words/kits.ts';

export const romulanPadd = equipment('Romulan PADD', { modifiers: padd('Romulan') });
