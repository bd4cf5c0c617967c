/** Vidiians who may ignore The Phage for a while, by a text that may be gone meanwhile. */
import { countUse, type Game, type Seat } from '@spaceline/engine';
import type { Filter } from '@spaceline/engine/language';

const key = (seat: Seat, turn: number): string => `game:${seat}:ignores The Phage in turn ${turn}`;

const ignoresThePhage = (g: Game, seat: Seat): boolean => g.state.used.has(key(seat, g.state.turn.number));

/** "Until the end of your next turn": this turn, the other player's, and the next one of this player. */
export function ignoreThePhage(g: Game, seat: Seat): void {
  for (let i = 0; i < 3; i++) countUse(g, key(seat, g.state.turn.number + i));
}

/** A player who may ignore The Phage does so, except against the own one. */
export const notIgnoringThePhage: Filter = {
  test: ({ g, you }, id) => g.card(id).controller === you || !ignoresThePhage(g, g.card(id).controller),
  pre: '',
  post: '',
};
