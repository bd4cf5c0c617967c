/** Capturing (BOG-66 to BOG-83): who can be captured, where captives go, and how they get free. */

import { hiddenIn, isHere } from '../cloaking/hidden.ts';
import { dock, giveBack, leaveBattle, put, putAt, setController, setStatus, toPile } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import { chooseSpot, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { isCardSpot, planetSpot, type Spot } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { doerRef, shown, sourceRef } from '../core/telling.ts';
import { disabled } from '../core/values.ts';
import { isSite } from '../core/vessel.ts';
import { deactivate } from '../happenings/deactivating.ts';
import { discardDuplicate } from '../happenings/duplicates.ts';
import { tellDiscarded } from '../happenings/leaving.ts';
import { respond } from '../happenings/responses.ts';
import { staysAboard } from '../holograms/holograms.ts';
import { expose, isInfiltrating } from '../infiltration/infiltration.ts';
import { isPlanetLocation, locationOf, personnelAt, spotOf } from '../spaceline/places.ts';

/** Every way in which a captive is held otherwise than by an escort. */
export const CONDITIONS = Status.Trapped | Status.Jailed | Status.Brainwashed | Status.Unattended;

/** BOG-70: the captor's crews and Away Teams where the captive is; those under a cloak are so for those aboard only (CR-76, CR-92). */
function escortsWith(g: Game, captive: number, seat: Seat): Spot[] {
  const location = locationOf(g, captive);
  const spots: Spot[] = hiddenIn(g, captive) === -1 ? [planetSpot(location)] : [];
  for (const id of g.tableau.inPlay) {
    const d = g.def(id);
    const holds = d.ship || d.facility || isSite(g, id);
    if (holds && isHere(g, id, captive)) spots.push(id);
  }
  // a stopped escort will do
  return spots.filter((spot) => personnelAt(g, spot, seat).some((id) => !disabled(g, id)));
}

/** BOG-67: of personnel only the opponent's can be captured, and nobody twice. */
export const mayBeCaptured = (g: Game, id: number, captor: Seat): boolean =>
  g.card(id).controller !== captor && (g.card(id).status & Status.Captive) === 0;

/**
 * Captures a personnel. `by` is the card that does it: where no escort is at hand it stays as a trap (BOG-71); -1 when nothing can
 * stay.
 */
export function* capture(g: Game, id: number, captor: Seat, by: number, atRandom = false): Flow {
  if (!mayBeCaptured(g, id, captor)) return;
  const taking = new GameEvent('captures', captor, by, [id]);
  taking.atRandom = atRandom;
  yield* respond(g, taking);
  if (taking.cancelled) return;
  let escorts = escortsWith(g, id, captor);
  if (staysAboard(g, id)) {
    // VOY-21: neither an Away Team nor a trap takes it off its ship
    escorts = escorts.filter(isCardSpot);
    if (escorts.length === 0) return deactivate(g, id);
  }
  g.tell(() => ({ kind: 'captured', who: captor, card: shown(g, id), by: doerRef(g, by) }));
  // DOM-34: whoever was among the captor's people under another affiliation is known now, and what it was (DOM-36)
  if (isInfiltrating(g, id)) expose(g, id);
  // its own next turn would have ended a stop; it has none before it is free
  setStatus(g, id, Status.Stopped | Status.HeldStop, false);
  setStatus(g, id, Status.Captive, true);
  setController(g, id, captor);
  if (escorts.length > 0) {
    const spot = yield* chooseSpot(g, captor, escorts, { id: 'escort', text: 'Who escorts {card}?', card: id });
    putAt(g, id, spot);
  } else layTrap(g, id, captor, by);
  yield* respond(g, new GameEvent('captured', captor, by, [id]));
}

/**
 * the personnel is disabled and goes along with the Borg like equipment; it is no captive. If it is taken in a battle, both
 * leave that battle, and are stopped.
 */
export function* abduct(g: Game, id: number, seat: Seat, by: number): Flow {
  if (!mayBeCaptured(g, id, seat)) return;
  if (isInfiltrating(g, id)) expose(g, id);
  const battle = g.state.processes.find((p) => p.kind === 'personnel-battle');
  if (battle?.kind === 'personnel-battle') {
    leaveBattle(g, battle, (x) => x === id || x === by);
    for (const x of [id, by]) if (x >= 0) setStatus(g, x, Status.Stopped, true);
  }
  setStatus(g, id, Status.Captive | Status.Abducted, true);
  setController(g, id, seat);
  g.tell(() => ({ kind: 'abducted', who: seat, card: shown(g, id), by: doerRef(g, by) }));
  yield* respond(g, new GameEvent('abducted', seat, by, [id]));
}

/** BOG-71, BOG-72: held on the captor's side of the location; on the planet, if there is one. */
function layTrap(g: Game, id: number, captor: Seat, by: number): void {
  const location = locationOf(g, id);
  if (isPlanetLocation(g, location)) putAt(g, id, planetSpot(location));
  else put(g, id, Zone.OnLocation, location);
  setStatus(g, id, Status.Trapped, true);
  if (by === -1) return;
  put(g, by, Zone.OnLocation, location);
  setController(g, by, captor);
  dock(g, id, by);
}

/** Ends what held a captive; a trap that holds nobody else is discarded (BOG-73). */
export function unhold(g: Game, id: number): void {
  const { dock: trap } = g.card(id);
  setStatus(g, id, CONDITIONS, false);
  dock(g, id, -1);
  // whoever is in no trap of cardboard was docked at -1 before as well, and still is
  if (g.state.cards.some((c) => c.dock === trap)) return;
  tellDiscarded(g, trap, 'play', 'BOG-73');
  toPile(g, trap, Zone.Discard);
}

/** Rescued or released: the owner's again; capturing-related cards on the captive are discarded (BOG-83). */
export function setFree(g: Game, id: number): void {
  for (const on of g.tableau.on[id].slice()) {
    if (!g.def(on).rules?.capturing) continue;
    tellDiscarded(g, on, 'play', 'BOG-83');
    toPile(g, on, Zone.Discard);
  }
  unhold(g, id);
  setStatus(g, id, Status.Captive | Status.Abducted, false);
  setController(g, id, g.card(id).owner);
  g.tell(() => ({ kind: 'freed', card: shown(g, id), by: sourceRef(g, g.acting) }));
}

/** BOG-68: a Brainwashed captive works for the captor. */
export function* brainwash(g: Game, id: number): Flow {
  unhold(g, id);
  setStatus(g, id, Status.Brainwashed, true);
  yield* discardDuplicate(g, id);
}

/** BOG-75: a captive whose escort has gone is left behind. */
export function settleEscorts(g: Game): void {
  for (const id of g.tableau.captives) {
    const { status, controller } = g.card(id);
    // anybody of the captor's there, able or not: a stopped escort still stands beside the captive
    if ((status & CONDITIONS) === 0 && personnelAt(g, spotOf(g, id), controller).length === 0)
      setStatus(g, id, Status.Unattended, true);
  }
}

/** BOG-77, R-11.66: at the end of the game everything captured or taken over goes back to its owner. */
export function handBack(g: Game): void {
  // what was scored stays with whoever scored it
  for (const id of g.tableau.inPlay) {
    setStatus(g, id, Status.Captive | Status.Abducted | CONDITIONS, false);
    giveBack(g, id);
  }
}
