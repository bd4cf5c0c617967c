/** Places on the spaceline by what stands there, and cards of which only one is seeded. */

import {
  chooseCard,
  destroy,
  discardFromPlay,
  elsewhereOnSpacelines,
  FIRST_IN_PLAY,
  type Flow,
  hiddenIn,
  isCardSpot,
  kill,
  locationOf,
  locationOfSpot,
  locationSpot,
  placeRef,
  putOn,
  rangeTo,
  Status,
  shown,
  sourceRef,
  toPile,
  whyNotTargeted,
  Zone,
} from '@spaceline/engine';
import {
  type Effect,
  type Filter,
  type GrantModifier,
  grant,
  locations,
  people,
  type Reach,
  type Reading,
  type SeedMode,
  type Selector,
  seedsOn,
  select,
  titled,
  your,
} from '@spaceline/engine/language';
import { isImmune } from '../nullifying.ts';
import { distance } from './orders.ts';

/** any location where you have such a personnel, in the open (CR-76). */
export const locationWithYour = (f: Filter): Selector => {
  const who = your(people).which(f);
  return locations(`any spaceline location where you have ${who.one}`, (r, l) =>
    who
      .ids(r)
      .filter((id) => hiddenIn(r.g, id) < 0)
      .map((id) => locationOf(r.g, id))
      .includes(l),
  );
};

/** Each player seeds one of this title. */
export const seedsOneOn = (s: Selector): SeedMode => {
  const first: Selector = {
    ...s,
    ids: (r) => {
      const { title } = r.g.def(r.source);
      const mine = r.g.state.cards.some(
        (c) => c.zone >= FIRST_IN_PLAY && c.owner === r.you && r.g.def(c.id).title === title,
      );
      return mine ? [] : s.ids(r);
    },
  };
  return { ...seedsOn(first), text: `seed one on ${s.one}` };
};

const madeBy = (r: Reading, location: number, f: Filter): number => {
  const { card } = r.g.location(location);
  return card >= 0 && f.test(r, card) ? card : -1;
};
const locationOfTarget = ({ g, target }: Reading): number => (target >= 0 ? locationOf(g, target) : -1);

/** At the location that a card of this title has made, in the open (CR-76). */
export const atCardLocation = (title: string): Filter => {
  const it = titled(title);
  return {
    test: (r, ship) => {
      const l = locationOf(r.g, ship);
      return r.g.card(ship).zone === Zone.Space && hiddenIn(r.g, ship) < 0 && l >= 0 && madeBy(r, l, it) >= 0;
    },
    pre: '',
    post: `present at ${it.pre}`,
  };
};

/** That card, where the ship that was chosen is. */
export const cardOfLocationOf = (title: string): Selector => {
  const it = titled(title);
  return select(it.pre, it.pre, (r) => {
    const l = locationOfTarget(r);
    return l < 0 ? [] : [madeBy(r, l, it)].filter((id) => id >= 0);
  });
};

/** All ships there, whosever they are. */
export const shipsAtLocationOf: Selector = select('ship there', 'ships there', (r) => {
  const l = locationOfTarget(r);
  return l < 0 ? [] : r.g.tableau.space[l].filter((id) => r.g.def(id).ship);
});

/** One other location, in any quadrant. */
export const anywhereElse: Selector = select('one other location in any quadrant', 'other locations', (r) =>
  elsewhereOnSpacelines(r.g, locationOfTarget(r)).map(locationSpot),
);
export const PASSES = 'text:passes';
/** Whoever it is said of passes what would hold them up. */
export const mayPass = (title: string, who: Reach): GrantModifier => {
  const it = titled(title);
  return grant(PASSES, `${who.each} may pass ${it.pre}`, (r, ship, card) => who.has(r, ship) && it.test(r, card));
};

/** whoever and whatever is there, cloaked or not (CR-74), and what is seeded there; the phased are out of reach (CR-88), the mission lies there for its span. */
export const destroysEverythingThere: Effect = {
  *run(r): Flow {
    const { g, source } = r;
    const l = locationOfSpot(g, r.target);
    const phased = (id: number): boolean => {
      const hidden = hiddenIn(g, id);
      return hidden >= 0 && (g.card(hidden).status & Status.Phased) !== 0;
    };
    const struck = (id: number): boolean =>
      id !== source && locationOf(g, id) === l && !phased(id) && !isImmune(g, id, g.def(source).title);
    const there = (is: (id: number) => boolean): number[] => g.tableau.inPlay.filter((id) => struck(id) && is(id));
    const outside = (id: number): boolean => g.card(id).zone !== Zone.Aboard;
    for (const id of there((x) => (g.def(x).ship || g.def(x).facility) && outside(x))) yield* destroy(g, id, source);
    yield* kill(
      g,
      there((x) => g.def(x).personnel),
      source,
    );
    yield* discardFromPlay(
      g,
      there((x) => !g.def(x).mission && g.location(l).card !== x),
      source,
    );
    for (const id of g.location(l).seeds.slice()) toPile(g, id, Zone.Discard);
  },
  could: () => true,
  text: 'destroys everything there, what is seeded there included; only the mission lies there for its span',
  hint: 3,
};

/** on the same spaceline, by number of locations, then by span. */
function nearestOf(r: Reading, from: number, s: Selector): number[] {
  const { g, you } = r;
  const near = s
    .ids(r)
    .filter((id) => rangeTo(g, you, from, locationOf(g, id)) >= 0 && !whyNotTargeted(g, you, r.source, id));
  const far = (id: number): number =>
    distance(g, from, locationOf(g, id)) * 1000 + rangeTo(g, you, from, locationOf(g, id));
  return near.filter((id) => far(id) === Math.min(...near.map(far)));
}

/** The card that this was played on comes to lie on the nearest of these; of several, of the opponent's choice. */
export const movesToNearest = (s: Selector): Effect => {
  const where = ({ g, target }: Reading): number => (isCardSpot(target) ? locationOf(g, target) : -1);
  const found = (r: Reading): number[] => (where(r) < 0 ? [] : nearestOf(r, where(r), s));
  return {
    *run(r): Flow {
      const { g, target, source: card } = r;
      const id = yield* chooseCard(g, r.opponent, found(r), { id: 'nearest', text: '{card}: to which ship?', card });
      if (id < 0) return;
      putOn(g, target, id);
      g.tell(() => ({ kind: 'placed', card: shown(g, target), on: placeRef(g, id), by: sourceRef(g, card) }));
    },
    could: (r) => found(r).length > 0,
    text: `move it onto the nearest of ${s.many}`,
    hint: 3,
  };
};
