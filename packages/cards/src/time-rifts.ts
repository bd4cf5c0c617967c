/** A ship that a Temporal Rift has swallowed: it lies on the rift until that ends (CR-181, CR-182). */
import { discardFromPlay, FIRST_IN_PLAY, type Flow, type Game, put, Zone } from '@spaceline/engine';
import {
  answers,
  type Condition,
  type Effect,
  inOrder,
  nullifyIt,
  type PlayMode,
  playsOn,
  type Reading,
  type Selector,
  script,
  select,
  titled,
  when,
} from '@spaceline/engine/language';
import { mayNullify } from './nullifying.ts';

/** What a card that makes others vanish holds: a ship, or a dilemma that flies about. */
const isHeld = (g: Game, id: number): boolean => g.def(id).ship || g.def(id).dilemma;

/** Is the card aboard the ship in the rift, or the ship itself? */
export function isInRift(g: Game, rift: number, id: number): boolean {
  const c = g.card(id);
  if (c.zone === Zone.On && c.host === rift) return isHeld(g, id);
  return (c.zone === Zone.Aboard || c.zone === Zone.On) && isInRift(g, rift, c.host);
}

/** The ship is back where it was. */
export function reappear(g: Game, rift: number): void {
  const location = g.card(rift).host;
  for (const ship of g.tableau.on[rift].filter((id) => isHeld(g, id))) put(g, ship, Zone.Space, location);
}

function* nullifyRift(g: Game, rift: number, by: number): Flow {
  reappear(g, rift);
  yield* discardFromPlay(g, [rift], by);
}

const isRift = titled('Temporal Rift');
const meant = (r: Reading, id: number): boolean =>
  isRift.test(r, id) && mayNullify(r.g, id, r.g.def(r.source).title, r.you);

/** One in play that this card may nullify. */
export const riftInPlay: Selector = select(`a ${isRift.pre} in play`, `${isRift.pre} cards in play`, (r) =>
  r.g.state.cards.filter((c) => c.zone >= FIRST_IN_PLAY && meant(r, c.id)).map((c) => c.id),
);

/** One is just being played. */
export const riftPlayed: Condition = when(`it is ${isRift.pre}`, (r) => r.event !== null && meant(r, r.event.card));

export const closeRift: Effect = script(
  `nullify ${isRift.pre}`,
  function* ({ g, source, target: rift }) {
    yield* nullifyRift(g, rift, source);
  },
  { hint: 1 },
);

/** From the hand in your turn, or when one is played; then this may happen, too. */
export const playsToNullifyRift = (then: Effect): PlayMode[] => [
  playsOn(riftInPlay, {
    mark: 'rift-in-play',
    timing: 'turn',
    effect: inOrder(closeRift, then),
    text: `plays to nullify one ${isRift.pre}; ${then.text}`,
  }),
  answers('plays', inOrder(nullifyIt(isRift.pre), then), { mark: 'rift', when: riftPlayed, text: '' }),
];
