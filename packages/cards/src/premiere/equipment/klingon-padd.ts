import { equipment } from '@spaceline/engine/language';
import { padd } from '../../words/kits.ts';

export const klingonPadd = equipment('Klingon PADD', { modifiers: padd('Klingon') });
