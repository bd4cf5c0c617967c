/** Words of dilemmas: how they are met, and what they do to people and ships. */

import {
  chooseSpot,
  confirm,
  dock,
  type Flow,
  isCardSpot,
  locationOf,
  placeRef,
  put,
  scoreBox,
  scoreCard,
  shown,
  sourceRef,
  spotOf,
  Zone,
} from '@spaceline/engine';
import {
  alike,
  bound,
  download,
  type Effect,
  ifThen,
  inOrder,
  type Picker,
  type Selector,
  type Trigger,
  the,
  titled,
  trigger,
  when,
} from '@spaceline/engine/language';

// ----- how it is met

/** The same encounter with something more to say: the condition stays as it is. */
const saying = (e: Effect, more: string): Effect => ({
  ...e,
  text: `${e.text.replace(/\.?$/, '.')} ${more}`,
  ...(e.asks && { asks: { ...e.asks, rest: `${e.asks.rest.replace(/\.?$/, '.')} ${more}` } }),
});

/** That card says itself how it nullifies this one; here it is only said. */
export const nullifyWith = (title: string, e: Effect): Effect => saying(e, `Nullify with ${titled(title).pre}.`);

/** it goes to your point area, unless you have seeded it. */
export const scoresDilemma: Effect = {
  *run({ g, source, you }): Flow {
    if (g.card(source).owner !== you) scoreCard(g, you, source);
  },
  could: () => true,
  text: 'score its points unless you have seeded it',
  hint: 1,
};

/** whoever overcomes it has its points. */
export const worthItsPoints = (e: Effect): Effect => ({
  ...saying(e, 'Worth its points to the player who overcomes it, but not to the one who seeded it.'),
  *run(r): Flow {
    yield* e.run(r);
    if (r.outcome === 'overcome') yield* scoresDilemma.run(r);
  },
});

const metInSpace = when('it is met in space', ({ attempt }) => attempt !== null && isCardSpot(attempt.spot));

/** One text for a ship that meets it, another for an Away Team. */
export const inSpaceOrOnAPlanet = (space: Effect, planet: Effect): Effect => ({
  ...ifThen(metInSpace, space, planet),
  text: `in space: ${space.text} On a planet: ${planet.text}`,
});

/** Nothing else happens. */
export const discardDilemma: Effect = {
  *run(): Flow {},
  could: () => true,
  text: 'discard dilemma',
  hint: 0,
};

/** "Unless you …": you do it, or the other thing happens and you do not get past. */
export const unlessYou = (does: Effect, otherwise: Effect): Effect => ({
  *run(r): Flow {
    const question = { id: 'unless', text: `{card}: ${does.text}?`, card: r.source };
    if (does.could(r) && (yield* confirm(r.you, question))) yield* does.run(r);
    else {
      yield* otherwise.run(r);
      r.outcome = 'failed';
    }
  },
  could: () => true,
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
    text: alike([words.text, otherwise.text]).join(', or else '),
    hint: Math.max(words.hint, otherwise.hint),
  };
};

const EACH_TIME = {
  'start of your turn': 'Now, and at the start of each of your turns,',
  'start of every turn': 'Now, and for each player at the start of that player’s turns,',
  'end of every turn': 'Now, and for each player at the end of that player’s turns,',
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

// ----- one by one

// ----- points

/** The number in its point box. */
export const losesItsPoints: Effect = {
  *run({ g, you, source }): Flow {
    scoreBox(g, you, source);
  },
  could: () => true,
  text: 'lose the points of this card',
  hint: -1,
};

/** Of the card that it is about: somebody who has died. */
export const ownerLosesItsPoints: Effect = {
  *run({ g, source, event }): Flow {
    const [victim] = event?.cards ?? [];
    if (victim !== undefined) scoreBox(g, g.card(victim).owner, source);
  },
  could: () => true,
  text: 'their owner loses the points of this card',
  hint: -1,
};

// ----- moved

/** A ship goes to a facility and docks there. */
export const relocateToDock = (p: Picker, to: Selector, chooser: 'you' | 'opponent' = 'you'): Effect => ({
  *run(r): Flow {
    const { g, source: card } = r;
    if (to.ids(r).length === 0) return;
    for (const ship of yield* p.pick(r)) {
      const facility = yield* chooseSpot(r.g, r[chooser], to.ids(r), { id: 'dock', text: '{card}: where to?', card });
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

/** Plays a card of these titles on what this one is about. */
export const downloadToIt = (...titles: readonly string[]): Effect =>
  download(titled(...titles), { is: (r, spot) => spot === r.target, text: 'to it' });
