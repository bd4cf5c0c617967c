/** Words of dilemmas: how they are met, what they do to people and ships, and what they do while they stay. */
import {
  chooseCards,
  chooseSpot,
  confirm,
  dock,
  type Flow,
  fly,
  holdStop,
  isSelfControlled,
  keepInMemory,
  locationOf,
  locationSpot,
  placeRef,
  put,
  putOn,
  reach,
  ref,
  reveal,
  SKILLS,
  scoreBox,
  scoreOf,
  shown,
  sourceRef,
  spotLocation,
  spotOf,
  stealPoints,
  stop as stopCards,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  type Amount,
  ability,
  amountOf,
  amountText,
  bound,
  type Condition,
  discardThis,
  download,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  gainSkill,
  inOrder,
  inPile,
  list,
  type Modifier,
  mayNot,
  multiply,
  type Picker,
  type Reach,
  Reading,
  type Selector,
  someone,
  squeeze,
  type Trigger,
  the,
  titled,
  trigger,
  which,
} from '@spaceline/engine/language';
import { probe } from '../probing.ts';
import { ableToFly } from './dilemma-people.ts';

const yes = (): boolean => true;

// ----- how it is met

/** The same encounter with something more to say: the condition stays as it is. */
const saying = (e: Effect, more: string): Effect => ({
  ...e,
  text: `${e.text.replace(/\.?$/, '.')} ${more}`,
  ...(e.asks && { asks: { ...e.asks, rest: `${e.asks.rest.replace(/\.?$/, '.')} ${more}` } }),
});

/** That card says itself how it nullifies this one; here it is only said. */
export const nullifyWith = (title: string, e: Effect): Effect => saying(e, `Nullify with ${titled(title).pre}.`);

/** R-8.21, R-8.28: the point box goes to the player who overcomes it, unless it is his own. */
export const worthItsPoints = (e: Effect): Effect => ({
  ...saying(e, 'Worth its points to the player who overcomes it, but not to the one who seeded it.'),
  *run(r): Flow {
    yield* e.run(r);
    if (r.outcome === 'overcome' && r.g.card(r.source).owner !== r.you) scoreBox(r.g, r.you, r.source);
  },
});

/** Nothing else happens (R-8.11). */
export const discardDilemma: Effect = {
  *run(): Flow {},
  could: yes,
  text: 'discard dilemma',
  hint: 0,
};

/** "Unless you …": you do it, or the other thing happens and you do not get past (R-8.8). */
export const unlessYou = (does: Effect, otherwise: Effect): Effect => ({
  *run(r): Flow {
    const question = { id: 'unless', text: `{card}: ${does.text}?`, card: r.source };
    if (does.could(r) && (yield* confirm(r.you, question))) yield* does.run(r);
    else {
      yield* otherwise.run(r);
      r.outcome = 'failed';
    }
  },
  could: yes,
  parts: [does, otherwise],
  text: `unless you ${does.text}, ${otherwise.text}`,
  hint: Math.max(does.hint, otherwise.hint),
});

const CHOSEN = 'chosen instead';

/** Choose somebody for it; where nobody is chosen, the other thing happens. */
export const orElse = (p: Picker, does: (p: Picker) => Effect, otherwise: Effect): Effect => {
  const chosen = bound(CHOSEN);
  const [words, effect] = [does(p), does(the(chosen))];
  return {
    *run(r): Flow {
      r.bind(CHOSEN, yield* p.pick(r));
      yield* (chosen.ids(r).length > 0 ? effect : otherwise).run(r);
    },
    could: (r) => words.could(r) || otherwise.could(r),
    parts: [words, otherwise],
    text: `${words.text}, or else ${otherwise.text}`,
    hint: Math.max(words.hint, otherwise.hint),
  };
};

const EACH_TIME = {
  'start of your turn': 'Now, and at the start of each of your turns,',
  'start of every turn': 'Now, and for each player at the start of that player’s turns,',
} as const;

/** It is placed, does something at once, and does it again each turn. */
export const nowAndAt = (
  at: keyof typeof EACH_TIME,
  place: Effect,
  effect: Effect,
): { encounter: Effect; triggers: readonly Trigger[] } => ({
  encounter: { ...inOrder(place, effect), text: `${place.text}. ${EACH_TIME[at]} ${effect.text}` },
  triggers: [trigger(at, effect, { text: '' })],
});

/** R-11.27 outside the Collective: the top card of the draw deck is turned up, stays there, and says what happens. */
export const probes = (cases: readonly (readonly [Filter, Effect])[], otherwise: Effect): Effect => ({
  *run(r): Flow {
    const card = probe(r.g, r.you);
    if (card < 0) return;
    const found = cases.find(([f]) => f.test(r, card));
    yield* (found === undefined ? otherwise : found[1]).run(r);
  },
  could: (r) => r.g.deck(r.you).length > 0,
  parts: [...cases.map(([, e]) => e), otherwise],
  text: squeeze(
    `probe (the card stays atop your draw deck): ${cases.map(([f, e]) => `${squeeze(`${f.pre} ${f.post}`)}: ${e.text}`).join('; ')}; otherwise: ${otherwise.text}`,
  ),
  hint: otherwise.hint,
});

// ----- one by one

const IT = 'each one';
/** Each of those of whom `forEachOf` speaks. */
export const it: Selector = bound(IT, 'it', 'it');

/** They are chosen first; then each thing is done to all of them. */
export const forEachOf = (s: Selector, ...effects: readonly Effect[]): Effect => ({
  *run(r): Flow {
    const ids = s.ids(r);
    for (const e of effects)
      for (const id of ids) {
        r.bind(IT, [id]);
        if (it.ids(r).length > 0) yield* e.run(r);
      }
  },
  could: (r) => s.ids(r).length > 0,
  parts: effects,
  text: `for each ${s.bare ?? s.one}: ${effects.map((e) => e.text).join('; ')}`,
  hint: effects.reduce((sum, e) => sum + e.hint, 0),
});

// ----- the other player's part

/** The same text, read by the other player. */
function readByOpponent(r: Reading): Reading {
  const theirs = new Reading(r.g, r.source, r.opponent);
  theirs.target = r.target;
  theirs.event = r.event;
  return theirs;
}

/** The other player may do it, or decline. */
export const opponentMay = (e: Effect): Effect => ({
  *run(r): Flow {
    const theirs = readByOpponent(r);
    if (!e.could(theirs)) return;
    const question = { id: 'may', text: `{card}: ${e.text}?`, card: r.source };
    if (yield* confirm(r.opponent, question)) yield* e.run(theirs);
  },
  could: yes,
  parts: [e],
  text: `your opponent may ${e.text}`,
  hint: -Math.max(0, e.hint),
});

/** Something that the other player may have this card do, in the own turn, by personnel with whom it is. */
export const opponentsAbility = (name: string, f: Filter, effect: Effect): Ability => {
  const able = someone(f);
  const theirs: Condition = { ...able, met: (r) => r.g.card(r.source).controller !== r.you && able.met(r) };
  return ability(name, effect, {
    byAnyone: true,
    when: theirs,
    text: squeeze(`your opponent’s ${f.pre} personnel ${f.post} present may ${effect.text}`),
  });
};

/** The other player shows such a personnel from the hand, or does not. */
export const ifOpponentShows = (f: Filter, then: Effect): Effect => ({
  *run(r): Flow {
    const { g, source } = r;
    const question = { id: 'show', text: '{card}: show which card?', card: source };
    const shown = inPile('opponent', 'hand', f)
      .ids(r)
      .filter((id) => g.def(id).personnel);
    const [card] = yield* chooseCards(r.opponent, shown, 0, 1, question);
    if (card === undefined) return;
    reveal(g, card, r.you);
    g.tell(() => ({ kind: 'revealed', card: ref(g, card), by: sourceRef(g, source) }));
    yield* then.run(r);
  },
  could: yes,
  parts: [then],
  text: squeeze(`if your opponent then shows ${f.pre} personnel ${f.post} from hand, ${then.text}`),
  hint: then.hint / 2,
});

/** Plays a card of these titles on what this one is about. */
export const downloadToIt = (...titles: readonly string[]): Effect =>
  download(titled(...titles), `${list(titles, 'or')} to it`, (r, spot) => spot === r.target);

// ----- points

/** The number in its point box. */
export const losesItsPoints: Effect = {
  *run({ g, you, source }): Flow {
    scoreBox(g, you, source);
  },
  could: yes,
  text: 'lose its points',
  hint: -1,
};

/** Of the card that it is about: somebody who has died. */
export const ownerLosesItsPoints: Effect = {
  *run({ g, source, event }): Flow {
    const [victim] = event?.cards ?? [];
    if (victim !== undefined) scoreBox(g, g.card(victim).owner, source);
  },
  could: yes,
  text: 'their owner loses its points',
  hint: -1,
};

/** Who has too few cannot. */
export const giveOpponentPoints = (n: Amount): Effect => ({
  *run(r): Flow {
    stealPoints(r.g, r.you, amountOf(n, r), r.source);
  },
  could: (r) => scoreOf(r.g, r.you) >= amountOf(n, r),
  text: `give your opponent ${typeof n === 'number' ? `${n} points` : `points (${amountText(n)})`}`,
  hint: -1,
});

// ----- stopped for longer

const stopsUntil = (s: Selector, words: string, turn: (r: Reading) => number): Effect => ({
  *run(r): Flow {
    for (const id of s.ids(r)) {
      yield* stopCards(r.g, [id], r.source);
      holdStop(r.g, id, turn(r));
    }
  },
  could: (r) => s.ids(r).length > 0,
  text: `stops ${s.one} ${words}`,
  hint: -2,
});

export const stopsThroughOpponentsTurn = (s: Selector): Effect =>
  stopsUntil(s, 'until the end of your opponent’s turn', (r) => r.g.state.turn.number + 1);

/** Longer than any countdown: the end of it takes the stop off. */
const LONG = 100_000;
/** With `expires: unstop(…)`. */
export const stopsDuringCountdown = (s: Selector): Effect => stopsUntil(s, 'during the countdown', () => LONG);

// ----- moved

/** A ship goes to a facility and docks there. */
export const relocateToDock = (p: Picker, to: Selector, chooser: 'you' | 'opponent' = 'you'): Effect => ({
  *run(r): Flow {
    const { g, source: card } = r;
    if (to.ids(r).length === 0) return;
    for (const ship of yield* p.pick(r)) {
      const facility = yield* chooseSpot(r[chooser], to.ids(r), { id: 'dock', text: '{card}: where to?', card });
      const from = placeRef(g, spotOf(g, ship));
      put(g, ship, Zone.Space, locationOf(g, facility));
      dock(g, ship, facility);
      g.tell(() => ({
        kind: 'relocated',
        cards: [shown(g, ship)],
        from,
        to: placeRef(g, facility),
        by: sourceRef(g, card),
      }));
    }
  },
  could: (r) => p.any(r) && to.ids(r).length > 0,
  text: `relocate ${p.text} to ${to.one}`,
  hint: -2,
});

/** Such a ship takes this card along as it flies. */
export const mayBeTowedBy = (tugs: Selector): Ability => {
  const tow: Effect = {
    *run(r): Flow {
      const { g, you, source, target: ship } = r;
      const question = { id: 'tow', text: '{card}: tow it where?', card: source };
      const to = spotLocation(yield* chooseSpot(you, reach(g, you, ship).map(locationSpot), question));
      fly(g, you, ship, to);
      putOn(g, source, locationSpot(to));
      g.tell(() => ({
        kind: 'relocated',
        cards: [ref(g, source)],
        from: null,
        to: { location: to },
        by: sourceRef(g, ship),
      }));
    },
    could: yes,
    text: 'tow this card',
    hint: 2,
  };
  return ability('tow', tow, {
    timing: 'order',
    targets: which(tugs, ableToFly),
    byAnyone: true,
    text: `a player may tow it with ${tugs.one}, which takes it along as it flies`,
  });
};

// ----- while it is there

export const noAttemptsHere: ForbidModifier = forbid(
  'attempt',
  'no mission here may be attempted',
  { rule: 'R-8.11', text: '{card}: no mission here may be attempted' },
  (g, source, location) => locationOf(g, source) === location,
);

/** BOG-102: disabled WEAPONS are of no use to anything, whatever enhances them. */
export const disabledWeapons = (ship: Reach): Modifier[] => [
  { ...mayNot('fire', ship), text: `the WEAPONS of ${ship.each} are disabled` },
  { ...multiply(['weapons'], 0, ship), cumulative: true, text: '' },
];

/** More levels of a skill than anybody has. */
const ALL = 99;
/** Not even the one of the classification (R-1.7). */
export const mayNotUseSkills = (who: Reach): Modifier[] =>
  SKILLS.map((name, i) => ({
    ...gainSkill(name, who, { levels: -ALL }),
    text: i === 0 ? `${who.each} may not use any skills` : '',
  }));

// ----- when something happens

const isHere = ({ g, source, event }: Reading): boolean =>
  event !== null && event.location >= 0 && event.location === locationOf(g, source);
const happens = (text: string, met: Condition['met']): Condition => ({ met, text, hint: 0.5 });

export const untilSolved: Trigger = trigger({ on: 'solved' }, discardThis, {
  when: happens('this mission is solved', isHere),
  text: 'discard it when this mission is solved',
});

export const atEndOfOpponentsTurn = (effect: Effect): Trigger =>
  trigger('end of every turn', effect, {
    when: happens('it is your opponent’s turn', ({ g, source }) => g.state.turn.seat !== g.card(source).controller),
    text: `at the end of your opponent’s turn, ${effect.text}`,
  });

/** What a Q-Flash brings was not seeded here. */
export const whenLaterSeedIsMet = (effect: Effect): Trigger =>
  trigger({ on: 'encounters' }, effect, {
    when: happens(
      'a later dilemma or Q-Flash seeded here is met',
      (r) => isHere(r) && r.event!.card !== r.source && !r.g.def(r.event!.card).facts.q,
    ),
    text: `each later dilemma or Q-Flash seeded here first ${effect.text}`,
  });

/** Who they are is seen while they live; what follows, follows when they are really dead. */
export const whenOneDiesHere = (who: Filter, effect: Effect): Trigger[] => {
  const note: Effect = {
    *run(r): Flow {
      const [id] = r.event!.cards;
      keepInMemory(r.g, r.source, 'dying', who.test(r, id) ? [id] : []);
    },
    could: yes,
    text: '',
    hint: 0,
  };
  return [
    trigger({ on: 'dies' }, note, { when: happens('it is here', isHere), text: '' }),
    trigger({ on: 'died' }, effect, {
      when: happens(
        'it was one of these',
        (r) => isHere(r) && r.g.card(r.source).memory?.dying?.[0] === r.event!.cards[0],
      ),
      text: squeeze(`if any ${who.pre} personnel ${who.post} dies here, ${effect.text}`),
    }),
  ];
};

/** A battle that a card starts by itself is nobody's. */
export const whenYouStartABattle = (effect: Effect): Trigger[] => {
  const yours = happens(
    'you start it',
    ({ g, you, event }) => event?.seat === you && (event.card < 0 || !isSelfControlled(g, event.card)),
  );
  return [
    trigger({ on: 'ship-battle' }, effect, { when: yours, text: `when you start a battle, ${effect.text}` }),
    trigger({ on: 'personnel-battle' }, effect, { when: yours, text: '' }),
  ];
};
