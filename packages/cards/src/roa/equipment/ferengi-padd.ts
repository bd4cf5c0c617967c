import { equipment } from '@spaceline/engine/language';
import { padd } from '../../words/kits.ts';

export const ferengiPadd = equipment('Ferengi PADD', { modifiers: padd('Ferengi') });
