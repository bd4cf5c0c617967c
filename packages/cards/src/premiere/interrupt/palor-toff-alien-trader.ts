import { inPile, interrupt, not, ofType, playsTo, youChoose } from '@spaceline/engine/language';
import { takesBack } from '../../words/piles.ts';

const ware = inPile('you', 'discard pile', not(ofType('Personnel')));

export const palorToffAlienTrader = interrupt('Palor Toff - Alien Trader', {
  plays: [playsTo(takesBack(youChoose(1, ware)))],
});
