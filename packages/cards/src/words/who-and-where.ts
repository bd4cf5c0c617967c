/** Whom a text speaks of, by where others are; and choices of more than one, or of none. */
import {
  choosePeople,
  type Flow,
  isHere,
  isSelfControlled,
  locationOfSpot,
  locationSpot,
  NOWHERE,
  spotOf,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  anything,
  type Filter,
  hintOf,
  inFigures,
  measured,
  type Noun,
  type Picker,
  type Reading,
  type Selector,
  select,
  titled,
  your,
} from '@spaceline/engine/language';

/** At the location of this card. */
export const yoursHere: Filter = { test: (r, id) => your(anything).here.has(r, id), pre: 'your', post: 'here' };

/** These or those. */
export const eitherOf = (a: Selector, b: Selector): Selector => ({
  ids: (r) => [...new Set([...a.ids(r), ...b.ids(r)])],
  has: (r, id) => a.has(r, id) || b.has(r, id),
  one: `${a.one} or ${b.one}`,
  many: `${a.many} and ${b.many}`,
  each: `${a.each} and ${b.each}`,
});

/** A dilemma that fights by itself once it is in play (R-8.27). */
export const selfControlled = (title: string): Selector => {
  const it = titled(title);
  return select(`a ${title} dilemma`, `${title} dilemmas`, (r) =>
    r.g.tableau.inPlay.filter((id) => it.test(r, id) && isSelfControlled(r.g, id)),
  );
};

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

/** R-12.2: at the same location as that card; what is hidden is nowhere for those outside (CR-72, CR-76). */
export const atLocationOf = (n: Noun, who: Selector): Selector => {
  const has = (r: Reading, id: number): boolean => n.has(r, id) && who.ids(r).some((x) => isHere(r.g, x, id));
  return {
    ids: (r) => n.ids(r).filter((id) => has(r, id)),
    has,
    one: `${n.one} there`,
    many: `${n.many} there`,
    each: `${n.each} there`,
    exists: `${n.exists} at the same location`,
  };
};

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
