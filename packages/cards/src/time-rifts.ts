/** A ship that a Temporal Rift has swallowed: it lies on the rift until that ends (CR-181, CR-182). */
import { discardFromPlay, FIRST_IN_PLAY, type Flow, type Game, put, type Seat, Zone } from '@spaceline/engine';
import { type Condition, type Effect, type Selector, script, select, when } from '@spaceline/engine/language';
import { mayNullify } from './nullifying.ts';

const RIFT = 'Temporal Rift';

/** Is the card aboard the ship in the rift, or the ship itself? */
export function isInRift(g: Game, rift: number, id: number): boolean {
  const c = g.card(id);
  if (c.zone === Zone.On && c.host === rift) return g.def(id).ship;
  return (c.zone === Zone.Aboard || c.zone === Zone.On) && isInRift(g, rift, c.host);
}

/** The ship is back where it was. */
export function reappear(g: Game, rift: number): void {
  const location = g.card(rift).host;
  for (const ship of g.tableau.on[rift].filter((id) => g.def(id).ship)) put(g, ship, Zone.Space, location);
}

function* nullifyRift(g: Game, rift: number, by: number): Flow {
  reappear(g, rift);
  yield* discardFromPlay(g, [rift], by);
}

const mayBeNullified = (g: Game, id: number, by: string, seat: Seat): boolean =>
  g.def(id).title === RIFT && mayNullify(g, id, by, seat);

const riftsInPlay = (by: string): Selector =>
  select(`a ${RIFT} in play`, `${RIFT} cards in play`, ({ g, you }) =>
    g.state.cards.filter((c) => c.zone >= FIRST_IN_PLAY && mayBeNullified(g, c.id, by, you)).map((c) => c.id),
  );

/** A rift is just being played. */
const riftPlayed = (by: string): Condition =>
  when(`${RIFT} is just played`, ({ g, you, event }) => event !== null && mayBeNullified(g, event.card, by, you));

/** What a card needs to nullify a rift: one in play, or one that is just being played. */
export const againstRifts = (by: string): { inPlay: Selector; close: Effect; played: Condition } => ({
  inPlay: riftsInPlay(by),
  close: script(
    `nullify ${RIFT}`,
    function* ({ g, source, target: rift }) {
      yield* nullifyRift(g, rift, source);
    },
    { hint: 1 },
  ),
  played: riftPlayed(by),
});
