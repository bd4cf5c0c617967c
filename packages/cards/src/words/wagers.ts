/** Wagers: cards of the discard pile that are won or lost. */
import { chooseCards, score, toPile, toPointArea, Zone } from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  count,
  type Effect,
  type Filter,
  figureOf,
  inPile,
  measured,
} from '@spaceline/engine/language';
import { named } from './phrases.ts';

const WAGER = 'wager';

/** From one card up to so many lie on the table before the probe. */
export const wagers = (most: Amount, f: Filter, then: Effect): Effect => {
  const stake = inPile('you', 'discard pile', f);
  return {
    *run(r) {
      const ids = stake.ids(r);
      const question = { id: 'wager', text: '{card}: which cards are the wager?', card: r.source };
      r.bind(WAGER, yield* chooseCards(r.g, r.you, ids, 1, Math.min(amountOf(most, r), ids.length), question));
      yield* then.run(r);
    },
    could: (r) => stake.ids(r).length > 0 && then.could(r),
    parts: [then],
    text: `wager one to ${measured(most, (n) => `${count(n)} cards`)} from your discard pile (${named(f)}) and ${then.text}`,
    hint: then.hint,
  };
};

/** So many points for each of them, and they lie in the point area. */
export const winsWager = (points: Amount): Effect => ({
  *run(r) {
    for (const id of r.bound(WAGER)) {
      score(r.g, r.you, amountOf(points, r), true, r.source);
      toPointArea(r.g, id, r.you);
    }
  },
  could: () => true,
  text: `place the wager in your point area (${figureOf(points)} points for each card)`,
  hint: 4,
});

export const losesWager: Effect = {
  *run(r) {
    for (const id of r.bound(WAGER)) toPile(r.g, id, Zone.OutOfPlay);
  },
  could: () => true,
  text: 'place the wager out-of-play',
  hint: 0,
};
