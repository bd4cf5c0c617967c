/** What is found under a mission besides dilemmas. */

import { capture } from '../capture/capture.ts';
import { hide, putAt, setController, takeArtifact, toPile } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import { respond } from '../happenings/responses.ts';
import { Reading } from '../language/reading.ts';
import { missionFor } from '../spaceline/places.ts';

/** Everything that was found under this mission is earned. */
export function* acquireAll(g: Game, seat: Seat, ids: readonly number[], spot: Spot, mission: number): Flow {
  for (const id of ids) {
    yield* acquire(g, seat, id, spot);
    yield* respond(g, new GameEvent('acquired', seat, mission, [id]));
  }
}

/** a text lets the team earn at once what it has just found. */
export function* earnNow(g: Game, id: number): Flow {
  const p = g.state.processes.find((x) => x.kind === 'attempt' && x.artifacts.includes(id));
  if (p?.kind !== 'attempt') return;
  takeArtifact(g, p, id);
  yield* acquireAll(g, p.seat, [id], p.half?.spot ?? p.spot, missionFor(g, p.location, p.seat));
}

/** An artifact, or a personnel or equipment that was seeded there: by its text, else it joins the team. */
function* acquire(g: Game, seat: Seat, id: number, spot: Spot): Flow {
  const d = g.def(id);
  g.tell(() => ({ kind: 'acquired', who: seat, card: shown(g, id) }));
  hide(g, [id]);
  if (d.rules?.acquired) {
    const reading = new Reading(g, id, seat);
    // it acts where it is acquired
    reading.target = spot;
    yield* carryOut(d.rules.acquired, reading);
    return;
  }
  if (!d.personnel && !d.equipment) {
    toPile(g, id, Zone.Discard);
    return;
  }
  putAt(g, id, spot);
  // whom the opponent seeded there is captured; the own people are not (BOG-67), and join the team as equipment does
  if (d.personnel) yield* capture(g, id, seat, -1);
  else setController(g, id, seat);
}
