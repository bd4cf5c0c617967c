/** A card with two sides is turned over; a mission may show an outpost then (WARP-08). */
import { turnOver } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { raiseOutpost } from '../spaceline/mission-outposts.ts';
import { respond } from './responses.ts';

export function* turnCardOver(g: Game, seat: Seat, id: number, by: number): Flow {
  turnOver(g, id);
  g.tell(() => ({ kind: 'turned-over', card: shown(g, id) }));
  if (g.def(id).mission) raiseOutpost(g, id);
  yield* respond(g, new GameEvent('turned-over', seat, by, [id]));
}
