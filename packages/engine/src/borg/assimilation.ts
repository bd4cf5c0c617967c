/** Assimilation of personnel (R-11.28, R-11.29; VOY-04, VOY-26, VOY-27). */

import { AFFILIATIONS } from '../cards/facts.ts';
import { BORG } from '../cards/names.ts';
import { setController, setMode, setStatus } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { type Seat, Status } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { affiliations } from '../core/values.ts';
import { isHologram } from '../happenings/deactivating.ts';
import { discardDuplicate } from '../happenings/duplicates.ts';
import { respond } from '../happenings/responses.ts';

/** VOY-26, VOY-27: holograms are neither taken nor in the selection; VOY-04: nor is whoever a text protects. */
export const mayBeAssimilated = (g: Game, id: number): boolean =>
  (affiliations(g, id) & BORG) === 0 &&
  !isHologram(g, id) &&
  forbidden(g, 'assimilate', id, g.card(id).controller) === null;

/** The personnel is Borg from now on, and works for whoever assimilated it. */
export function* assimilate(g: Game, id: number, seat: Seat, by = g.acting): Flow {
  setController(g, id, seat);
  setMode(g, id, AFFILIATIONS.indexOf('Borg'));
  // whoever is assimilated is abducted no longer
  setStatus(g, id, Status.Captive | Status.Abducted | Status.Unattended, false);
  setStatus(g, id, Status.Assimilated, true);
  g.tell(() => ({ kind: 'assimilated', who: seat, card: shown(g, id) }));
  yield* discardDuplicate(g, id);
  yield* respond(g, new GameEvent('assimilated', seat, by, [id]));
}
