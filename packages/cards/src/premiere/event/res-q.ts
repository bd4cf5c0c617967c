import { event, inPile, playsTo, youChoose } from '@spaceline/engine/language';
import { takesBack } from '../../words/piles.ts';

export const resQ = event('Res-Q', { plays: [playsTo(takesBack(youChoose(1, inPile('you', 'discard pile'))))] });
