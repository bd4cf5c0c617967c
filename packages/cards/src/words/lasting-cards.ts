/** What cards that lie in play say again and again: what ends them, what they wait for, and what they do then. */
import {
  beginFight,
  chooseCards,
  chooseSpot,
  confirm,
  damageNotDestroy,
  discardFromPlay,
  drawExtra,
  FIRST_IN_PLAY,
  type Flow,
  type Game,
  isCardSpot,
  isPlanetLocation,
  isSelfControlled,
  locationOf,
  locationSpot,
  losePoints,
  ownsMission,
  personnelBattle,
  printedAttribute,
  putOn,
  rangeTo,
  repairFully,
  type Seat,
  Status,
  score,
  spotLocation,
  spotOf,
  useRange,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  type AttributeModifier,
  ability,
  all,
  anything,
  type Condition,
  discard,
  discardThis,
  type Effect,
  type Filter,
  type Noun,
  nullifyIt,
  oneOf,
  type Picker,
  type Reading,
  readingOf,
  remembersThat,
  type Selector,
  select,
  type Trigger,
  trigger,
  when,
  your,
} from '@spaceline/engine/language';
import { addMadredBonus, madredBonus, takeMadredBonus } from '../madred.ts';
import { mayNullify } from '../nullifying.ts';
import { carrying, damaged } from './permissions.ts';

const named = (f: Filter, noun = ''): string => `${f.pre} ${noun} ${f.post}`.replace(/\s+/g, ' ').trim();

// ----- where the card itself is

/** Cards that are played in one of two ways say different things on the table and on something. */
export const onTable: Condition = when(
  'this card is on the table',
  ({ g, source }) => g.card(source).zone === Zone.Table,
);
export const onSomething: Condition = when(
  'this card is on another',
  ({ g, source }) => g.card(source).zone === Zone.On,
);

export const atPlanet: Condition = when('it is at a planet', ({ g, source }) => {
  const l = locationOf(g, source);
  return l >= 0 && isPlanetLocation(g, l);
});

/** There are not so many of these. */
export const fewerThan = (n: number, s: Selector): Condition =>
  when(`there are fewer than ${n} of ${s.many}`, (r) => s.ids(r).length < n);

/** At the location of this card. */
export const yoursHere: Filter = { test: (r, id) => your(anything).here.has(r, id), pre: 'your', post: 'here' };

/** Somebody able who passes is aboard what this card is on, of the same player as that. */
export const aboardIt = (f: Filter): Condition =>
  when(`${named(f)} is aboard`, (r) => {
    const { zone, host } = r.g.card(r.source);
    return zone === Zone.On && carrying(f).test(r, host);
  });

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

/** These or those. */
export const eitherOf = (a: Selector, b: Selector): Selector => ({
  ids: (r) => [...new Set([...a.ids(r), ...b.ids(r)])],
  has: (r, id) => a.has(r, id) || b.has(r, id),
  one: `${a.one} or ${b.one}`,
  many: `${a.many} and ${b.many}`,
  each: `${a.each} and ${b.each}`,
});

/** A dilemma that fights by itself once it is in play (R-8.27). */
export const selfControlled = (title: string): Selector =>
  select(`a ${title} dilemma`, `${title} dilemmas`, ({ g }) =>
    g.tableau.inPlay.filter((id) => g.def(id).title === title && isSelfControlled(g, id)),
  );

// ----- what ends it

/** R-11.50: "until any Q-Flash". */
export const untilQFlash = (w?: Condition): Trigger =>
  trigger({ on: 'q-flash' }, discardThis, { when: w, text: 'discard it at any Q-Flash' });

export const fightOver: Condition = when('the battle is over', ({ g }) => personnelBattle(g) === null);

// ----- when a turn ends

const isControllers = (g: Game, source: number): boolean => g.card(source).controller === g.state.turn.seat;

/** The effect is that player's: "you" is whoever's turn it is. */
export const atEndOfOpponentsTurns = (effect: Effect): Trigger =>
  trigger('end of every turn', effect, {
    when: when('it is your opponent’s turn', ({ g, source }) => !isControllers(g, source)),
    text: `at the end of each turn of your opponent, that player must ${effect.text}`,
  });

/** At the end of the next turn of whoever owns what this card is on; "you" is that player. */
export const atEndOfOwnersNextTurn = (effect: Effect): Trigger =>
  trigger('end of every turn', effect, {
    when: when('it is its owner’s next turn', ({ g, source }) => {
      const { host, since } = g.card(source);
      return g.card(host).owner === g.state.turn.seat && since < g.state.turn.number;
    }),
    text: `at the end of its owner’s next turn, ${effect.text}`,
  });

/** R-1.11: of several copies of one player the first counts. */
export const notCumulative = (t: Trigger): Trigger => ({
  ...t,
  when: when(
    t.when?.text ?? '',
    (r) => (t.when === null || t.when.met(r)) && isFirst(r, ({ controller }) => controller),
  ),
  text: `${t.text} (not cumulative)`,
});

type CardInPlay = ReturnType<Game['card']>;
const isFirst = ({ g, source }: Reading, side: (c: CardInPlay) => Seat): boolean => {
  const { title } = g.def(source);
  const mine = side(g.card(source));
  return g.tableau.active.find((id) => g.def(id).title === title && side(g.card(id)) === mine) === source;
};

/** R-4.6: beside the normal draw of the player whose turn ends. */
export const drawsExtra = (n: number): Effect => ({
  *run({ g }): Flow {
    drawExtra(g, g.state.turn.seat, n);
  },
  could: () => true,
  text: n === 1 ? 'draw an extra card' : `draw ${n} extra cards`,
  hint: n,
});

// ----- beside a draw deck (R-4.24)

const theirs = remembersThat('beside', 'it lies beside your opponent’s draw deck');
const deckOf = (g: Game, id: number): Seat => {
  const { controller } = g.card(id);
  return theirs.met(readingOf(g, id)) ? (controller === 0 ? 1 : 0) : controller;
};

export const placeBesideDeck: Effect = {
  ...oneOf({ name: 'your draw deck', effect: theirs.forget }, { name: "opponent's draw deck", effect: theirs.note }),
  text: 'place it beside your draw deck or your opponent’s',
};

/** "That player …, not cumulative": of several copies beside one deck the first counts. "You" is that player. */
export const atEndOfTurnsBesideIt = (effect: Effect): Trigger =>
  trigger('end of every turn', effect, {
    when: when(
      'it lies beside that draw deck',
      (r) => deckOf(r.g, r.source) === r.g.state.turn.seat && isFirst(r, (c) => deckOf(r.g, c.id)),
    ),
    text: `at the end of each turn of the player beside whose draw deck it lies, that player must ${effect.text} (not cumulative)`,
  });

// ----- when something happens

/** The card that is being played or reported. */
const playing = ({ event }: Reading): number => event?.card ?? -1;

/** You play such a card. */
export const whenYouPlay = (f: Filter, effect: Effect, w?: Condition): Trigger =>
  trigger({ on: 'plays' }, effect, {
    when: when(
      `you play ${named(f)}`,
      (r) => r.event?.seat === r.you && f.test(r, playing(r)) && (w === undefined || w.met(r)),
    ),
    text: `each time you play ${named(f)}${w ? ` ${w.text}` : ''}, ${effect.text}`,
  });

/** Used as an Interrupt (R-1.2); a [Q] card that is experienced is nobody's play. */
export const asInterrupt: Filter = {
  test: ({ g, event }, id) => event?.as === 'Interrupt' && g.def(id).facts.q !== true,
  pre: 'an Interrupt',
  post: '',
};
export const inOpponentsTurn: Condition = when('in your opponent’s turn', ({ g, you }) => g.state.turn.seat !== you);
/** A [Q] card lies there, waiting to take effect: what is played now answers it. */
export const notAgainstQ: Condition = when(
  'except to nullify a [Q] card',
  ({ g }) => !g.state.cards.some((c) => c.zone === Zone.Aside && g.defs[c.def].facts.q === true),
);

/** A card of yours enters play: it is played, or it reports. */
export const whenYourCardEnters = (f: Filter, effect: Effect): Trigger[] => {
  const comes = when(`your ${named(f, 'card')} enters play`, (r) => r.event?.seat === r.you && f.test(r, playing(r)));
  return [
    trigger({ on: 'plays' }, effect, {
      when: comes,
      text: `each time your ${named(f, 'card')} enters play, ${effect.text}`,
    }),
    trigger({ on: 'reported' }, effect, { when: comes, text: '' }),
  ];
};

export const whenYouCapture = (f: Filter, effect: Effect): Trigger =>
  trigger({ on: 'captured' }, effect, {
    when: when('you capture one', (r) => r.event?.seat === r.you && r.event.cards.some((id) => f.test(r, id))),
    text: `each time you capture a ${named(f, 'personnel')}, ${effect.text}`,
  });

/** Your ship docks at what this card is on; the effect may speak of `thatCard`. */
export const whenYourShipDocksHere = (effect: Effect): Trigger =>
  trigger({ on: 'docked' }, effect, {
    when: when('your ship docks here', ({ g, source, event, you }) => {
      if (event === null) return false;
      const ship = g.card(event.card);
      return ship.dock === g.card(source).host && ship.controller === you;
    }),
    text: `when your ship docks here, ${effect.text}`,
  });

/** Whoever has begun the attempt, or was still able at its end. */
export const thatTeam: Selector = select('that crew or Away Team', 'that crew or Away Team', ({ event }) => [
  ...(event?.cards ?? []),
]);
/** R-8.23: with a crew its ship. */
export const thatTeamAndShip: Selector = select(thatTeam.one, thatTeam.many, (r) => {
  const { g, event } = r;
  const team = thatTeam.ids(r);
  if (event === null || team.length === 0) return [];
  const ship = g.format.stoppedCrewStopsShip && isCardSpot(event.spot) && g.def(event.spot).ship;
  return ship ? [...team, event.spot] : team;
});
export const whenAttemptEnds = (effect: Effect): Trigger =>
  trigger({ on: 'attempt-ended' }, effect, { text: `when a mission attempt ends, solved or not, ${effect.text}` });

/** R-1.20: a card that shows two people counts as two. */
export const whenOpponentAttemptsPlanet = (o: { withFewerThan: number; unless: Condition }, effect: Effect): Trigger =>
  trigger({ on: 'attempt' }, effect, {
    when: when('that happens', (r) => {
      const { g, event, opponent } = r;
      if (event === null || event.seat !== opponent || !isPlanetLocation(g, event.location)) return false;
      return event.cards.reduce((sum, id) => sum + g.def(id).people, 0) < o.withFewerThan && !o.unless.met(r);
    }),
    text: `whenever your opponent begins a planet mission attempt with fewer than ${o.withFewerThan} personnel, ${effect.text} unless ${o.unless.text}`,
  });

// ----- what it nullifies

/** It targets, or is played on, your mission. */
export const onYourMissions: Filter = {
  test: ({ g, you, event }, id) => {
    const l = event?.card === id ? event.location : locationOf(g, id);
    return l >= 0 && ownsMission(g, l, you);
  },
  pre: '',
  post: 'that target your missions',
};

/** "While in play, nullifies …": what is there when it comes, and whatever is played or met afterwards (R-4.17, R-4.18). */
export const nullifiesWhileInPlay = (f: Filter): { now: Effect; afterwards: Trigger[] } => {
  const name = named(f);
  const meant = (r: Reading, id: number): boolean =>
    id >= 0 && f.test(r, id) && mayNullify(r.g, id, r.g.def(r.source).title, r.you);
  const inForce = select(name, name, (r) =>
    r.g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0 && meant(r, c.id))
      .map((c) => c.id),
  );
  const now: Effect = { ...discard(all(inForce)), text: '', could: () => true };
  const one = when(`${name} is played or met`, (r) => meant(r, playing(r)));
  return {
    now,
    afterwards: [
      trigger({ on: 'plays' }, nullifyIt(name), { when: one, text: `while in play, nullifies ${name}` }),
      trigger({ on: 'encounters' }, nullifyIt(name), { when: one, text: '' }),
      trigger({ on: 'plays' }, now, {
        when: when('it is turned up', ({ event, source }) => event?.card === source),
        text: '',
      }),
    ],
  };
};

/** Events and the like, which can be nullified: no people, ships or places. */
const isText = (g: Game, id: number): boolean => {
  const d = g.def(id);
  return !d.personnel && !d.ship && !d.facility && d.facts.type !== 'Mission' && d.facts.type !== 'Site';
};

function reduces(g: Game, source: number, m: AttributeModifier, id: number): boolean {
  if (!m.applies(g, source, id)) return false;
  const amount = m.amount(g, source, id);
  if (m.how === 'add') return amount < 0;
  return m.how === 'multiply' ? amount < 1 : m.attributes.some((a) => amount < printedAttribute(g, id, a));
}

/** Whatever makes an attribute of it less (R-4.17). */
export const nullifiesWhatReduces = (s: Selector): Effect => ({
  *run(r): Flow {
    const { g, source, you } = r;
    const { title } = g.def(source);
    for (const id of s.ids(r)) {
      const cards = g.tableau.attribute
        .filter((x) => isText(g, x.card) && reduces(g, x.card, x.modifier, id) && mayNullify(g, x.card, title, you))
        .map((x) => x.card);
      yield* discardFromPlay(g, [...new Set(cards)], source);
    }
  },
  could: () => true,
  text: `nullifies any cards that reduce attributes of ${s.one}`,
  hint: 1,
});

// ----- what it does

const several = (s: Selector): string => (s.many === s.one || s.bare === undefined ? s.one : `all ${s.many}`);

/** BOG-50: everything comes off; what is not damaged has nothing to lose. */
export const repairs = (s: Selector): Effect => ({
  *run(r): Flow {
    for (const id of s.ids(r)) if (damaged.test(r, id)) repairFully(r.g, id);
  },
  could: (r) => s.ids(r).length > 0,
  text: `fully repairs ${several(s)}`,
  hint: 3,
});

/** BOG-89, BOG-90: damage that never destroys. */
export const damagesOnly = (s: Selector): Effect => ({
  *run(r): Flow {
    for (const id of s.ids(r)) yield* damageNotDestroy(r.g, id);
  },
  could: (r) => s.ids(r).length > 0,
  text: `damages (does not destroy) ${s.one}`,
  hint: 3,
});

/** The other player may have it done; the choices in it are as the effect says. */
export const opponentMay = (effect: Effect): Effect => ({
  *run(r): Flow {
    const question = { id: 'may', text: `{card}: ${effect.text}?`, card: r.source };
    if (effect.could(r) && (yield* confirm(r.opponent, question))) yield* effect.run(r);
  },
  could: () => true,
  parts: [effect],
  text: `your opponent may ${effect.text}`,
  hint: Math.min(0, effect.hint),
});

/** One up to so many, the player's choice. */
export const youChooseUpTo = (n: number, s: Selector): Picker => ({
  *pick(r): Flow<number[]> {
    const question = { id: 'choose', text: `{card}: choose up to ${n} of ${s.many}`, card: r.source };
    return yield* chooseCards(r.you, s.ids(r), 1, n, question);
  },
  any: (r) => s.ids(r).length > 0,
  text: `up to ${n} of ${s.many} (your choice)`,
  hint: n,
});

/** None or one, the other player's choice. */
export const opponentMayChoose = (s: Selector): Picker => ({
  *pick(r): Flow<number[]> {
    const question = { id: 'choose', text: `{card}: choose ${s.one}, or nobody`, card: r.source };
    return yield* chooseCards(r.opponent, s.ids(r), 0, 1, question);
  },
  any: () => true,
  text: `${s.one}, if your opponent likes (opponent’s choice)`,
  hint: 1,
});

/** R-12.1: in the same place as that card. */
export const presentWith = (n: Noun, who: Selector): Selector => ({
  ids: (r) => n.ids(r).filter((id) => who.ids(r).some((x) => spotOf(r.g, x) === spotOf(r.g, id))),
  has: (r, id) => n.has(r, id) && who.ids(r).some((x) => spotOf(r.g, x) === spotOf(r.g, id)),
  one: `${n.one} present with ${who.one}`,
  many: `${n.many} present with ${who.one}`,
  each: `${n.each} present with ${who.one}`,
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

// ----- cards that fly (R-4.24)

/** At a location of the other player's choice. */
export const comesWhereOpponentSays: Effect = {
  *run({ g, opponent, source }): Flow {
    const spots = g.state.locations.filter((l) => l.missions.length > 0).map((l) => locationSpot(l.id));
    const question = { id: 'where', text: '{card}: at which location?', card: source };
    putOn(g, source, yield* chooseSpot(opponent, spots, question));
  },
  could: () => true,
  text: 'place it at a location of your opponent’s choice',
  hint: 1,
};

/** It moves along its line by orders, as a ship of that RANGE does. */
export const movesLikeAShip = (range: number): Ability => {
  const reachable = select('another location', 'locations within its RANGE', ({ g, source, you }) => {
    const here = locationOf(g, source);
    if (here < 0) return [];
    const left = range - g.card(source).rangeUsed;
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
    text: `it moves like a ship with RANGE ${range}`,
  });
};

// ----- Madred adds to Torture and Interrogation (BOG-98, BOG-99)

const withMadred = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'} and what Madred has added`;

/** Adds one to what each of them is worth. */
export const addOneTo = (s: Selector): Effect => ({
  *run(r): Flow {
    for (const id of s.ids(r)) addMadredBonus(r.g, id);
  },
  could: (r) => s.ids(r).length > 0,
  text: `add 1 to ${s.one}`,
  hint: 0.2,
});

export const scoresWithMadred = (n: number): Effect => ({
  *run({ g, you, source }): Flow {
    score(g, you, n + takeMadredBonus(g, source), true, source);
  },
  could: () => true,
  text: `score ${withMadred(n)}`,
  hint: n / 5,
});

export const ownerLosesWithMadred = (n: number, s: Selector): Effect => ({
  *run(r): Flow {
    for (const id of s.ids(r)) losePoints(r.g, r.g.card(id).owner, n + madredBonus(r.g, r.source), r.source);
  },
  could: (r) => s.ids(r).length > 0,
  text: `its owner loses ${withMadred(n)}`,
  hint: n / 5,
});
