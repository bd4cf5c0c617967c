import { equipment } from '@spaceline/engine/language';
import { padd } from '../../words/kits.ts';

export const dominionPadd = equipment('Dominion PADD', { modifiers: padd('Dominion') });
