/** What such texts do: repair, damage, start battles, hold cards, fly about. */

import {
  beginFight,
  chooseSpot,
  type Flow,
  locationOf,
  locationSpot,
  putOn,
  rangeTo,
  repairFully,
  spotLocation,
  spotOf,
  stackUnder,
  useRange,
} from '@spaceline/engine';
import {
  type Ability,
  type Amount,
  ability,
  amountOf,
  type Condition,
  damaged,
  type Effect,
  inFigures,
  type Picker,
  type Selector,
  select,
} from '@spaceline/engine/language';

/** "… unless …" */
export const exceptIf = (c: Condition, effect: Effect): Effect => ({
  *run(r): Flow {
    if (!c.met(r)) yield* effect.run(r);
  },
  could: (r) => !c.met(r) && effect.could(r),
  parts: [effect],
  text: `${effect.text} unless ${c.text}`,
  hint: effect.hint * c.hint,
});

const several = (s: Selector): string => {
  const isOne = s.many === s.one || (s.bare === undefined && !s.one.startsWith('one of '));
  return isOne ? s.one : `all ${s.many}`;
};

/** BOG-50: everything comes off; what is not damaged has nothing to lose. */
export const repairs = (s: Selector): Effect => ({
  *run(r): Flow {
    for (const id of s.ids(r)) if (damaged.test(r, id)) repairFully(r.g, id);
  },
  could: (r) => s.ids(r).length > 0,
  text: `fully repairs ${several(s)}`,
  hint: 3,
});

/** A personnel battle of one against those who are chosen. DOM-27: an infiltrator who starts one by a text is not exposed. */
export const startsBattle = (who: Selector, against: Picker): Effect => ({
  *run(r): Flow {
    const foes = yield* against.pick(r);
    for (const id of who.ids(r)) if (foes.length > 0) beginFight(r.g, r.you, spotOf(r.g, id), [id], foes);
  },
  could: (r) => who.ids(r).length > 0 && against.any(r),
  text: `${who.one} starts a battle against ${against.text}, and is not exposed by it`,
  hint: 3,
});

export const holdsUnder = (p: Picker, s: Selector): Effect => ({
  *run(r): Flow {
    const [host] = s.ids(r);
    for (const id of yield* p.pick(r)) if (host !== undefined) stackUnder(r.g, id, host);
  },
  could: (r) => p.any(r),
  text: `place ${p.text} under ${s.one}`,
  hint: -3 * p.hint,
});

/** At a location of the other player's choice. */
export const comesWhereOpponentSays: Effect = {
  *run({ g, opponent, source }): Flow {
    const spots = g.state.locations.filter((l) => l.missions.length > 0).map((l) => locationSpot(l.id));
    const question = { id: 'where', text: '{card}: at which location?', card: source };
    putOn(g, source, yield* chooseSpot(g, opponent, spots, question));
  },
  could: () => true,
  text: 'place it at a location of your opponent’s choice',
  hint: 1,
};

/** It moves along its line by orders, as a ship of that RANGE does. */
export const movesLikeAShip = (range: Amount): Ability => {
  const reachable = select('another location', 'locations within its RANGE', (r) => {
    const { g, source, you } = r;
    const here = locationOf(g, source);
    if (here < 0) return [];
    const left = amountOf(range, r) - g.card(source).rangeUsed;
    return g.state.lines[g.location(here).quadrant]
      .filter((l) => l !== here && rangeTo(g, you, here, l) <= left)
      .map(locationSpot);
  });
  const fly: Effect = {
    *run({ g, source, you, target }): Flow {
      useRange(g, source, rangeTo(g, you, locationOf(g, source), spotLocation(target)));
      putOn(g, source, target);
    },
    could: () => true,
    text: 'move it',
    hint: 0,
  };
  return ability('move', fly, {
    timing: 'order',
    targets: reachable,
    text: inFigures(range, (n) => `it moves like a ship with RANGE ${n}`),
  });
};
