import { doorway, inOrder, oneOf, playsTo, putAtopDeck, the, thisCard } from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { seedsAtop, takesFromTent } from '../../words/side-decks.ts';

const take = oneOf(
  { mark: 'choice', effect: takesFromTent('choice') },
  { mark: 'random', effect: inOrder(takesFromTent('random'), putAtopDeck(the(thisCard))) },
);

/** */
export const qsTent = doorway("Q's Tent", {
  seeds: [seedsAtop("Q's Tent")],
  plays: [playsTo(take, { mark: 'take', timing: 'turn', limit: onePlayEachTurn })],
  limit: 'unique',
});
