import {
  discard,
  inOrder,
  inPile,
  interrupt,
  playsTo,
  putAtopDeck,
  topOf,
  youChoose,
} from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';

const dealt = discard(topOf(3, 'you', 'deck'));
const takenUp = putAtopDeck(youChoose(3, inPile('you', 'discard pile')));

/** What is taken up need not lie there yet when the card is played: `ifPossible` asks for it only after the discard. */
export const dataKeepDealing = interrupt('Data, Keep Dealing', {
  plays: [playsTo(inOrder(dealt, ifPossible(takenUp)))],
});
