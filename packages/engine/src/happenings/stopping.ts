/** Stopped cards. */

import { holdStop, inPlay, setStatus } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { isCardSpot, type Spot } from '../core/spot.ts';
import { Status } from '../core/state.ts';
import { ref, refs, sourceRef } from '../core/telling.ts';
import { respond } from './responses.ts';

/** CR-137 */
const standsFirm = (g: Game, id: number, by: number): boolean =>
  by >= 0 && g.def(by).dilemma && forbidden(g, 'stop', id, g.card(id).controller) !== null;

export function* stop(g: Game, ids: readonly number[], by: number): Flow {
  const stopped: number[] = [];
  for (const id of ids) {
    if (!inPlay(g.card(id)) || (g.card(id).status & Status.Stopped) !== 0 || standsFirm(g, id, by)) continue;
    setStatus(g, id, Status.Stopped, true);
    stopped.push(id);
  }
  if (stopped.length === 0) return;
  g.tell(() => ({ kind: 'stopped', cards: refs(g, stopped), by: sourceRef(g, by) }));
  yield* respond(g, new GameEvent('stopped', g.card(stopped[0]).controller, by, stopped));
}

/** Stops for longer than usual: to the end of that turn, or, without one, as long as the card counts down that does it. */
export function* stopLonger(g: Game, id: number, until: number | null, by: number): Flow {
  yield* stop(g, [id], by);
  holdStop(g, id, until ?? FOR_GOOD);
  g.tell(() => ({ kind: 'held', card: ref(g, id), until, by: sourceRef(g, by) }));
}

/** A turn that no game reaches: the end of a countdown takes the stop off. */
const FOR_GOOD = 100_000;

/** Stops a team; a stopped crew stops its ship with it. */
export function* stopTeam(g: Game, team: readonly number[], spot: Spot, by: number): Flow {
  yield* stop(g, team, by);
  if (g.format.stoppedCrewStopsShip && isCardSpot(spot) && g.def(spot).ship) yield* stop(g, [spot], by);
}

/** Takes the stop off a card; a ship's comes off together with its crew's by the caller's choice of ids. */
export function unstop(g: Game, ids: readonly number[], by: number): void {
  tellUnstopped(g, ids, by);
  for (const id of ids) {
    setStatus(g, id, Status.Stopped, false);
    setStatus(g, id, Status.HeldStop, false);
  }
}

/** Of those who were stopped: asked while they are. */
function tellUnstopped(g: Game, ids: readonly number[], by: number): void {
  const freed = ids.filter((id) => (g.card(id).status & Status.Stopped) !== 0);
  if (freed.length > 0) g.tell(() => ({ kind: 'unstopped', cards: refs(g, freed), by: sourceRef(g, by) }));
}
