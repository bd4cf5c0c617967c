import { equipment } from '@spaceline/engine/language';
import { padd } from '../../words/kits.ts';

export const federationPadd = equipment('Federation PADD', { modifiers: padd('Federation') });
