/** What the Borg of a player have met while scouting, so that they can adapt to it. */

import type { Game } from '../core/game.ts';
import { timesUsed, useUp } from '../core/limits.ts';
import type { Seat } from '../core/state.ts';
import type { Limit } from '../language/definition.ts';

const IN_GAME: Limit = { times: Number.POSITIVE_INFINITY, per: 'game', by: 'title' };
const IN_TURN: Limit = { ...IN_GAME, per: 'turn' };

export function noteMetByBorg(g: Game, seat: Seat, id: number): void {
  for (const span of [IN_GAME, IN_TURN]) useUp(g, seat, id, 'met', span);
}

/** They met that card, or a copy of it, in an earlier turn. */
export const metEarlierByBorg = (g: Game, seat: Seat, id: number): boolean =>
  timesUsed(g, seat, id, 'met', IN_GAME) > timesUsed(g, seat, id, 'met', IN_TURN);
