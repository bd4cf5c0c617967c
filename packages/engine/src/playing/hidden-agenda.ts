/** Hidden agendas: face down on the table, turned up at any time in the play phase, then like any card. */

import { Option, type Reason } from '../core/decision.ts';
import { comesNow, put, setStatus, spendPlay, startCountdown } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { ref, shown, sourceRef } from '../core/telling.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { respond } from '../happenings/responses.ts';
import { whyNotUnique } from './uniqueness.ts';

const NOT_FACE_DOWN: Reason = { rule: 'R-4.40', text: 'Only a hidden agenda that lies face down can be activated' };

const canActivate = (g: Game, seat: Seat, id: number): boolean => {
  const c = g.card(id);
  return c.zone === Zone.Table && c.controller === seat && (c.status & Status.FaceDown) !== 0;
};

export function listActivations(g: Game, seat: Seat, out: Option[]): void {
  for (const id of g.tableau.faceDown) if (canActivate(g, seat, id)) out.push(new Option('activate', id));
}

export const whyNotActivate = (g: Game, seat: Seat, id: number): Reason | null =>
  g.state.cards[id] !== undefined && canActivate(g, seat, id) ? null : NOT_FACE_DOWN;

export function* turnUp(g: Game, seat: Seat, id: number): Flow {
  const second = whyNotUnique(g, seat, id) !== null;
  setStatus(g, id, Status.FaceDown, false);
  comesNow(g, id);
  startCountdown(g, id);
  g.tell(() => ({ kind: 'activated', who: seat, card: shown(g, id) }));
  // what should not have been seeded is found out now
  if ((g.card(id).status & Status.MisSeed) !== 0) {
    leavePlay(g, id, Zone.OutOfPlay);
    return;
  }
  // a second copy of a card that may not be in play twice is discarded without effect
  if (second) {
    leavePlay(g, id, Zone.Discard);
    return;
  }
  const e = new GameEvent('plays', seat, id, []);
  e.as = g.def(id).facts.type;
  yield* respond(g, e);
  if (!e.cancelled) return;
  g.tell(() => ({ kind: 'nullified', card: shown(g, id), by: sourceRef(g, e.nullifier) }));
  leavePlay(g, id, Zone.Discard);
}

/** Playing one face down uses the normal card play. */
export function whyNotPlayFaceDown(g: Game, seat: Seat, id: number): Reason | null {
  if (!g.def(id).hidesAgenda || !g.hand(seat).includes(id)) return NOT_FACE_DOWN;
  if (g.state.turn.seat !== seat || g.state.turn.segment !== 'play') {
    return { rule: 'CR-186', text: 'A hidden agenda is played in your card-play segment' };
  }
  return g.state.players[seat].plays > 0
    ? null
    : { rule: 'R-4.3', text: 'You have no normal card play left this turn' };
}

export function* playFaceDown(g: Game, seat: Seat, id: number): Flow {
  spendPlay(g, seat);
  put(g, id, Zone.Table, -1);
  setStatus(g, id, Status.FaceDown, true);
  g.tell(() => ({ kind: 'played', who: seat, card: ref(g, id), on: null, how: 'face-down' }));
}
