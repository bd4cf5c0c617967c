/** Whom a text speaks of, by where others are; and choices of more than one, or of none. */

import { choosePeople, type Flow, locationOfSpot, locationSpot, NOWHERE, spotOf, Zone } from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  hintOf,
  inFigures,
  measured,
  type Noun,
  type Picker,
  type Reading,
  type Selector,
  select,
} from '@spaceline/engine/language';

/** These or those. */
export const eitherOf = (a: Selector, b: Selector): Selector => ({
  ids: (r) => [...new Set([...a.ids(r), ...b.ids(r)])],
  has: (r, id) => a.has(r, id) || b.has(r, id),
  one: `${a.one} or ${b.one}`,
  many: `${a.many} and ${b.many}`,
  each: `${a.each} and ${b.each}`,
  ...((a.ofPile || b.ofPile) && { ofPile: true }),
});

const several = (s: Selector): string => (s.many.startsWith('your ') ? `of ${s.many}` : s.many);

/** One up to so many, the player's choice. */
export const youChooseUpTo = (n: Amount, s: Selector): Picker => ({
  *pick(r): Flow<number[]> {
    const most = amountOf(n, r);
    if (most < 1) return [];
    const question = { id: 'choose', text: `{card}: choose up to ${most} ${several(s)}`, card: r.source };
    return yield* choosePeople(r.g, r.you, s.ids(r), 1, most, question);
  },
  any: (r) => amountOf(n, r) > 0 && s.ids(r).length > 0,
  text: `up to ${measured(n, (k) => `${k} ${several(s)}`)} (your choice)`,
  hint: hintOf(n),
});

/** Locations where so many of these are present together (R-12.1); a card for the table belongs to no location. */
export const whereTogether = (n: Amount, who: Noun): Selector => {
  const places = (r: Reading): number[] => {
    const spots = who.ids(r).map((id) => spotOf(r.g, id));
    const least = amountOf(n, r);
    const full = spots.filter((s) => spots.filter((x) => x === s).length >= least);
    return [...new Set(full.map((s) => locationOfSpot(r.g, s)))];
  };
  const one = 'that location';
  return {
    ids: (r) => places(r).map(locationSpot),
    has: (r, spot) => spot === NOWHERE || places(r).includes(locationOfSpot(r.g, spot)),
    one,
    many: one,
    each: one,
    exists: inFigures(n, (k) => `${k} of ${who.many} are present together`),
  };
};

export const heldBy = (s: Selector): Selector =>
  select(`a card held by ${s.one}`, `cards held by ${s.one}`, (r) => {
    const hosts = s.ids(r);
    return r.g.state.cards.filter((c) => c.zone === Zone.Under && hosts.includes(c.host)).map((c) => c.id);
  });
