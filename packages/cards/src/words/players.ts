/** Cards that speak of a player: one of your choice, or all of them. */

import { drawnByChance, type Flow, shuffleHeap, toPile, Zone } from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  download,
  type Effect,
  type GrantModifier,
  inFigures,
  inOrder,
  remembersThat,
  titled,
} from '@spaceline/engine/language';
import { affectItsPlayer } from './all-players.ts';

/** From the hand beneath the draw deck, in whatever order chance gives them: all, or all but so many. */
export const handGoesBeneath = (allBut: Amount = 0): Effect => ({
  *run(r): Flow {
    const hand = r.g.hand(r.you);
    const n = Math.max(0, hand.length - amountOf(allBut, r));
    const going = n < hand.length ? drawnByChance(r.g, hand, n) : hand.slice();
    shuffleHeap(r.g, r.you, going);
    for (const id of going) toPile(r.g, id, Zone.Deck, 'bottom');
  },
  could: () => true,
  text:
    allBut === 0
      ? 'shuffle the hand and place it beneath the draw deck'
      : inFigures(
          allBut,
          (k) => `place all but ${k} cards of the hand (random selection), shuffled, beneath the draw deck`,
        ),
  hint: -1,
});

const fetching = remembersThat('fetching', 'it is being downloaded');

/** "Download X targeting yourself": the card is about its player, whatever else it lets choose. */
export const downloadOnYourself = (title: string): { effect: Effect; modifier: GrantModifier } => {
  const fetch = download(titled(title));
  return {
    effect: {
      ...inOrder(fetching.note, fetch, fetching.forget),
      text: `${fetch.text} targeting yourself`,
      could: fetch.could,
    },
    modifier: affectItsPlayer(titled(title), fetching),
  };
};
