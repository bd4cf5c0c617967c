/** What has just happened, or is about to: the event that a text answers. */
import { NOWHERE } from '../core/spot.ts';
import { FIRST_IN_PLAY } from '../core/state.ts';
import { spotOf } from '../spaceline/places.ts';
import type { Condition, Effect, Filter, Reach, Selector } from './definition.ts';
import { Noun } from './nouns.ts';
import type { Reading } from './reading.ts';

const cardsOf = ({ event }: Reading): readonly number[] =>
  event === null ? [] : event.cards.length > 0 ? event.cards : [event.card];

/** The cards it is about: those it is done to, or the one that does it. What has left play since counts as it was. */
export const thatCard: Selector = {
  ids: (r) => cardsOf(r).slice(),
  has: (r, id) => cardsOf(r).includes(id),
  one: 'that card',
  many: 'those cards',
  each: 'that card',
};

/** The card that does it: the one just played, the dilemma just met. */
export const itsCause: Selector = {
  ids: ({ event }) => (event === null || event.card < 0 ? [] : [event.card]),
  has: ({ event }, id) => event?.card === id,
  one: 'that card',
  many: 'that card',
  each: 'that card',
};

/** It is about one of these: "one of your Klingons was just killed". */
export const just = (who: Reach): Condition => ({
  met: (r) => cardsOf(r).some((id) => inOrOut(r, who, id)),
  text: `it is ${oneOf(who)}`,
  hint: 0.5,
});

/** The card that does it is one of these: "this dilemma was just met". */
export const justBy = (who: Reach): Condition => ({
  met: (r) => r.event !== null && r.event.card >= 0 && inOrOut(r, who, r.event.card),
  text: `it comes from ${oneOf(who)}`,
  hint: 0.5,
});

const oneOf = (who: Reach): string => ('one' in who ? (who as Selector).one : who.each);
const inOrOut = (r: Reading, who: Reach, id: number): boolean =>
  who instanceof Noun ? who.was(r, id) : who.has(r, id);

/** Controlled by the player whose doing, or whose card, it is. */
export const ofThatPlayer: Filter = {
  test: ({ g, event }, id) => event !== null && g.card(id).controller === event.seat,
  pre: '',
  post: 'of that player',
};

/** It is your doing, or your opponent's: a battle, an attempt. */
export const byYou: Condition = { met: (r) => r.event?.seat === r.you, text: 'you start it', hint: 0.5 };
export const byOpponent: Condition = {
  met: (r) => r.event?.seat === r.opponent,
  text: 'your opponent starts it',
  hint: 0.5,
};

/** Where that happens, as a place. */
export const whereItHappens: Selector = {
  ids: ({ event }) => (event === null || event.spot === NOWHERE ? [] : [event.spot]),
  has: ({ event }, spot) => event?.spot === spot,
  one: 'present',
  many: 'present',
  each: 'present',
};

/** It happens where this card is. */
export const whereThisIs: Condition = {
  met: ({ g, source, event }) =>
    event !== null &&
    event.spot !== NOWHERE &&
    g.card(source).zone >= FIRST_IN_PLAY &&
    event.spot === spotOf(g, source),
  text: 'it happens where this card is',
  hint: 0.7,
};

/** It does not happen. */
export const cancelIt: Effect = {
  *run({ event }) {
    if (event !== null) event.cancelled = true;
  },
  could: ({ event }) => event !== null && !event.cancelled,
  text: 'cancel it',
  hint: 3,
};
