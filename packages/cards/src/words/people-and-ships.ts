/** Words for people, ships and equipment: what they are, who is aboard what, who faces whom, what a text is aimed at. */
import {
  type Attribute,
  able,
  ablePersonnelAt,
  chooseCards,
  disabled,
  FIRST_IN_PLAY,
  type Flow,
  type Game,
  isLeader,
  mayBeCaptured,
  personnelAt,
  personnelBattle,
  Status,
  shipBattle,
  spotOf,
  underHouseArrest,
  useRange,
  Zone,
} from '@spaceline/engine';
import {
  type BoostOptions,
  type Condition,
  cancelIt,
  type Effect,
  type Filter,
  just,
  type LandModifier,
  type Limit,
  mayLand,
  type Noun,
  type Picker,
  people,
  type Reach,
  type Reading,
  readingOf,
  type Selector,
  type Spoken,
  type StaffingModifier,
  type Trigger,
  target,
  trigger,
} from '@spaceline/engine/language';

const before = (pre: string, test: Filter['test']): Filter => ({ test, pre, post: '' });
const after = (post: string, test: Filter['test']): Filter => ({ test, pre: '', post });

// ----- what they are

/** CR-72 */
export const cloaked = before('cloaked', ({ g }, id) => (g.card(id).status & Status.Cloaked) !== 0);
/** R-12.14: nobody aboard, or somebody. */
export const empty = before('empty', ({ g }, id) => !g.tableau.aboard[id].some((x) => g.def(x).personnel));
export const occupied = before('occupied', (r, id) => !empty.test(r, id));
export const undocked = before('undocked', ({ g }, id) => g.card(id).dock < 0);
/** R-10.1: somebody who can lead a battle. */
export const leader = before('leader', ({ g }, id) => isLeader(g, id));
/** On the surface of a planet, not aboard anything there. */
export const onPlanet = after('on the planet', ({ g }, id) => g.card(id).zone === Zone.Planet);
/** CR-29: with this word in the title. */
export const titleWith = (word: string): Filter => {
  const pattern = new RegExp(`\\b${word}\\b`);
  return before(`“${word}”`, ({ g }, id) => pattern.test(g.def(id).title));
};
/** Aboard a ship or facility of which this is true. */
export const onA = (vessel: Noun): Filter =>
  after(`aboard ${vessel.one}`, (r, id) => r.g.card(id).zone === Zone.Aboard && vessel.has(r, r.g.card(id).host));
/** Only those with whom nobody of this kind is: "a crew without Federation personnel". */
export const without = (f: Filter): Filter =>
  after(
    `of a crew or Away Team without ${f.pre} personnel`,
    (r, id) => !ablePersonnelAt(r.g, spotOf(r.g, id), r.g.card(id).controller).some((x) => f.test(r, x)),
  );
/** Says yes to any card, while this holds. */
export const onlyIf = (c: Condition): Filter => after(`(if ${c.text})`, (r) => c.met(r));

/** BOG-67: whom a player may capture. */
export const capturable = (n: Noun): Noun =>
  n.which({ pre: '', post: '', test: (r, id) => mayBeCaptured(r.g, id, r.you) });

/** Neither stopped nor disabled (R-12.8). */
export const isAble = (s: Selector): Condition => ({
  met: (r) => s.ids(r).every((id) => able(r.g, id)),
  text: `${s.one} is able`,
  hint: 0.2,
});

// ----- reaches

/** Those, as long as this holds. */
export const given = (c: Condition, to: Reach): Reach => ({
  has: (r, id) => to.has(r, id) && c.met(r),
  each: `while ${c.text}, ${to.each}`,
});

/** R-9.7: people, and the ships and facilities that they man. */
export const withTheirShips = (who: Noun): Reach => ({
  has: (r, id) => who.has(r, id) || (r.g.tableau.aboard[id]?.some((x) => who.has(r, x)) ?? false),
  each: `${who.each}, with the ship they are aboard,`,
});

/** This personnel, and the ship that he or she is aboard. */
export const thisAndItsShip: Reach = {
  has: ({ g, source }, id) =>
    id === source || (g.def(id).ship && g.card(source).zone === Zone.Aboard && g.card(source).host === id),
  each: 'this personnel, with the ship he or she is aboard,',
};

// ----- aiming

/** What an ability was aimed at, in the words of what it may be aimed at. */
export const aimedAt = (s: Selector): Selector => ({
  ids: target.ids,
  has: target.has,
  one: s.one,
  many: s.many,
  each: s.each,
});

/** "Up to three": none will do, too. */
export const upToOf = (n: number, s: Selector): Picker => ({
  *pick(r): Flow<number[]> {
    return yield* chooseCards(r.you, s.ids(r), 0, n, {
      id: 'choose',
      text: `{card}: which of ${s.many}?`,
      card: r.source,
    });
  },
  any: (r) => s.ids(r).length > 0,
  text: `up to ${n} ${s.many} (your choice)`,
  hint: Math.min(n, 2),
});

// ----- in battle

/** Only while the card fires at one of these. */
export const firingAt = (foe: Noun): BoostOptions => ({
  while: after(`against ${foe.many}`, (r, id) => {
    const p = shipBattle(r.g);
    return p !== null && [...p.attack, ...p.answer].some((e) => e.firing.includes(id) && foe.has(r, e.target));
  }),
});

/** Only while one of these fires at the card. */
export const underFireOf = (foe: Noun): BoostOptions => ({
  while: after(`against ${foe.many}`, (r, id) => {
    const p = shipBattle(r.g);
    return p !== null && [...p.attack, ...p.answer].some((e) => e.target === id && e.firing.some((x) => foe.has(r, x)));
  }),
});

export const onceEachBattle: Limit = { times: 1, per: 'battle', by: 'card' };

/** R-10.7: whom one of these has just engaged or stunned. */
export const adversaryOf = (who: Reach): Selector => {
  const ids = (r: Reading): number[] => {
    const { g, you, event } = r;
    const [a, b] = event === null ? [] : event.name === 'stunned' ? [event.card, event.cards[0]] : event.cards;
    if (a === undefined || b === undefined || a < 0) return [];
    const [mine, foe] = g.card(a).controller === you ? [a, b] : [b, a];
    if (!who.has(r, mine) || g.card(foe).controller === you || g.card(foe).zone < FIRST_IN_PLAY) return [];
    return event?.name === 'stunned' && (event.card !== mine || !personnelBattle(g)?.stunned.includes(foe))
      ? []
      : [foe];
  };
  const text = `the adversary of ${'one' in who ? (who as Selector).one : who.each}`;
  return { ids, has: (r, id) => ids(r).includes(id), one: text, many: text, each: text };
};

/** R-4.16: they are not killed in a personnel battle, whatever becomes of them otherwise. */
export const notKilledInBattle = (who: Noun): Trigger => {
  const fighting: Condition = { met: ({ g }) => personnelBattle(g) !== null, text: 'in a personnel battle', hint: 0.8 };
  const spared = just(who);
  return trigger({ on: 'dies' }, cancelIt, {
    when: { ...spared, met: (r) => fighting.met(r) && spared.met(r) },
    text: `${who.each} may not be killed in personnel battle`,
  });
};

// ----- ships

/** R-7.13: they may land or take off. */
export const mayLandOrTakeOff = (to: Reach, cost = 0): LandModifier =>
  mayLand(`once each turn, ${to.each} may land or take off`, cost, (g, source, id) => to.has(readingOf(g, source), id));

/** R-7.2: the RANGE that it has used this turn may be used again. */
export const restoreRange = (ship: Selector): Effect => ({
  *run(r): Flow {
    for (const id of ship.ids(r)) useRange(r.g, id, -r.g.card(id).rangeUsed);
  },
  could: (r) => ship.ids(r).length > 0,
  text: `restore the RANGE that ${ship.one} has used this turn`,
  hint: 1,
});

/** R-6.7, CR-130: one of the crew of this ship, stopped or not; the disabled and the arrested do not count. */
export const inItsCrew = (f: Filter): Condition => ({
  met: (r) => {
    const { g, source } = r;
    const crew = personnelAt(g, source, g.card(source).controller);
    return crew.some((id) => !disabled(g, id) && !underHouseArrest(g, id) && f.test(r, id));
  },
  text: `${people.which(f).bare ?? people.which(f).one} is in its crew`,
  hint: 0.4,
});

/** A printed X: so much, and more while this holds. */
export const plusX = (
  name: Attribute,
  base: number,
  x: number,
  c: Condition,
): { [A in Attribute]?: Spoken<(g: Game, id: number) => number> } => ({
  [name]: Object.assign((g: Game, id: number) => base + (c.met(readingOf(g, id)) ? x : 0), {
    text: `${name.toUpperCase()} is ${base}, +${x} if ${c.text}`,
  }),
});

/** R-5.10: this personnel may fill each of these staffing icons at the same time. */
export const appliesToStaffing = (...icons: readonly string[]): StaffingModifier => ({
  kind: 'staffing',
  extra(g, source, ship, id) {
    if (id !== source) return 0;
    return Math.max(0, icons.filter((i) => g.def(ship).facts.staffing?.includes(i)).length - 1);
  },
  text: `may apply all of ${icons.map((i) => `[${i}]`).join(', ')} to staffing`,
});
