/** Looking at hidden cards: hands, decks, crews, seed cards. Whoever has seen a seed card has examined its mission (CR-194). */
import { chooseCards, chooseSpot, type Flow } from '../core/flow.ts';
import { spotLocation } from '../core/spot.ts';
import { lookAt } from '../happenings/looking.ts';
import { type Amount, amountOf, amountText } from './amounts.ts';
import type { Effect, Picker, Selector } from './definition.ts';
import { seatOf, type Who } from './moving.ts';
import type { Reading } from './reading.ts';
import { select } from './selectors.ts';

/** Shows cards to a player, or to both. */
export const shows = (p: Picker, to: Who | 'both' = 'you'): Effect => ({
  *run(r): Flow {
    const ids = yield* p.pick(r);
    for (const seat of to === 'both' ? ([0, 1] as const) : [seatOf(r, to)]) lookAt(r.g, seat, ids);
  },
  could: (r) => p.any(r),
  text: to === 'both' ? `reveal ${p.text}` : to === 'you' ? `look at ${p.text}` : `opponent looks at ${p.text}`,
  hint: 1,
});

const seedsOf = (r: Reading, places: Selector): number[] =>
  places.ids(r).flatMap((spot) => r.g.location(spotLocation(spot)).seeds);

/** All the seed cards under these missions, whoever seeded them. */
export const seedCardsAt = (places: Selector): Selector => ({
  ...select(`seed card under ${places.one}`, `seed cards under ${places.many}`, (r) => seedsOf(r, places)),
  ofPile: true,
});

/** the one that was seeded last, and is met first; of several missions you say which. */
export const bottomSeedAt = (places: Selector): Picker => {
  const open = (r: Reading): number[] => places.ids(r).filter((s) => r.g.location(spotLocation(s)).seeds.length > 0);
  return {
    ofPile: true,
    *pick(r): Flow<number[]> {
      if (open(r).length === 0) return [];
      const question = { id: 'mission', text: '{card}: at which mission?', card: r.source };
      const spot = yield* chooseSpot(r.g, r.you, open(r), question);
      return r.g.location(spotLocation(spot)).seeds.slice(0, 1);
    },
    any: (r) => open(r).length > 0,
    text: `the bottom seed card under ${places.one}`,
    hint: 1,
  };
};

/** Those whom your opponent does not keep from you. */
export const allBut = (n: Amount, s: Selector): Picker => ({
  ...(s.ofPile && { ofPile: true }),
  *pick(r): Flow<number[]> {
    const ids = s.ids(r);
    const kept = Math.min(amountOf(n, r), ids.length);
    const question = { id: 'withhold', text: '{card}: which cards are not shown?', card: r.source };
    const hidden = yield* chooseCards(r.g, r.opponent, ids, kept, kept, question);
    return ids.filter((id) => !hidden.includes(id));
  },
  any: (r) => s.ids(r).length > amountOf(n, r),
  text: `all but ${amountText(n)} ${s.many} (opponent’s choice)`,
  hint: 1,
});
