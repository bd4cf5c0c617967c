/** Capturing (BOG-66 to BOG-83): who can be captured, where captives go, and how they get free. */

import { hiddenIn } from '../cloaking/hidden.ts';
import { dock, giveBack, put, putAt, setController, setStatus, toPile } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import { chooseSpot, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { planetSpot, type Spot } from '../core/spot.ts';
import { FIRST_IN_PLAY, type Seat, Status, Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { disabled, isCaptive } from '../core/values.ts';
import { respond } from '../happenings/responses.ts';
import { isPlanetLocation, locationOf, personnelAt, spotOf } from '../spaceline/places.ts';

/** Every way in which a captive is held otherwise than by an escort. */
export const CONDITIONS = Status.Trapped | Status.Jailed | Status.Brainwashed | Status.Unattended;

/** BOG-70: the captor's crews and Away Teams at a location. */
function escortsAt(g: Game, seat: Seat, location: number): Spot[] {
  const spots: Spot[] = isPlanetLocation(g, location) ? [planetSpot(location)] : [];
  for (const c of g.state.cards) {
    const d = g.defs[c.def];
    const holds = d.ship || d.facility || d.facts.type === 'Site';
    // CR-76: nobody aboard a cloaked ship is there
    if (holds && c.zone >= FIRST_IN_PLAY && locationOf(g, c.id) === location && hiddenIn(g, c.id) < 0) spots.push(c.id);
  }
  // a stopped escort will do
  return spots.filter((spot) => personnelAt(g, spot, seat).some((id) => !disabled(g, id)));
}

/** BOG-67: only the opponent's personnel can be captured, and nobody twice. */
export const mayBeCaptured = (g: Game, id: number, captor: Seat): boolean =>
  g.def(id).personnel && g.card(id).controller !== captor && (g.card(id).status & Status.Captive) === 0;

/**
 * Captures a personnel. `by` is the card that does it: where no escort is at hand it stays as a trap (BOG-71); -1 when nothing can
 * stay.
 */
export function* capture(g: Game, id: number, captor: Seat, by: number, atRandom = false): Flow<boolean> {
  const location = locationOf(g, id);
  if (location < 0 || !mayBeCaptured(g, id, captor)) return false;
  const taking = new GameEvent('captures', captor, by, [id]);
  taking.spot = spotOf(g, id);
  taking.atRandom = atRandom;
  taking.location = location;
  yield* respond(g, taking);
  if (taking.cancelled || locationOf(g, id) < 0) return false;
  g.tell(() => ({ kind: 'captured', who: captor, card: shown(g, id) }));
  setStatus(g, id, Status.Stopped | Status.HeldStop | Status.Infiltrating, false);
  setStatus(g, id, Status.Captive, true);
  setController(g, id, captor);
  const escorts = escortsAt(g, captor, location);
  if (escorts.length > 0) {
    const spot = yield* chooseSpot(captor, escorts, { id: 'escort', text: 'Who escorts {card}?', card: id });
    putAt(g, id, spot);
  } else layTrap(g, id, captor, location, by);
  const taken = new GameEvent('captured', captor, by, [id]);
  taken.spot = spotOf(g, id);
  taken.location = location;
  yield* respond(g, taken);
  return true;
}

/** BOG-71, BOG-72: held on the captor's side of the location; on the planet, if there is one. */
function layTrap(g: Game, id: number, captor: Seat, location: number, by: number): void {
  if (isPlanetLocation(g, location)) putAt(g, id, planetSpot(location));
  else put(g, id, Zone.OnLocation, location);
  setStatus(g, id, Status.Trapped, true);
  if (by < 0 || (g.card(by).zone !== Zone.Aside && g.card(by).zone < FIRST_IN_PLAY)) return;
  put(g, by, Zone.OnLocation, location);
  setController(g, by, captor);
  dock(g, id, by);
}

/** Ends what held a captive; a trap that holds nobody else is discarded (BOG-73). */
export function unhold(g: Game, id: number): void {
  const trap = (g.card(id).status & Status.Trapped) !== 0 ? g.card(id).dock : -1;
  setStatus(g, id, CONDITIONS, false);
  dock(g, id, -1);
  if (trap >= 0 && !g.state.cards.some((c) => c.dock === trap)) toPile(g, trap, Zone.Discard);
}

/** Rescued or released: the owner's again; capturing-related cards on the captive are discarded (BOG-83). */
export function setFree(g: Game, id: number): void {
  for (const on of g.tableau.on[id].slice()) if (g.def(on).rules?.capturing) toPile(g, on, Zone.Discard);
  unhold(g, id);
  setStatus(g, id, Status.Captive, false);
  setController(g, id, g.card(id).owner);
  g.tell(() => ({ kind: 'freed', card: shown(g, id) }));
}

/** BOG-68: a Brainwashed captive works for the captor. */
export function brainwash(g: Game, id: number): void {
  unhold(g, id);
  setStatus(g, id, Status.Brainwashed, true);
}

/** BOG-75: a captive whose escort has gone is left behind. */
export function settleEscorts(g: Game): void {
  for (const id of g.tableau.captives) {
    const c = g.card(id);
    if ((c.status & CONDITIONS) !== 0 || !isCaptive(g, id)) continue;
    const spot = spotOf(g, c.id);
    const escorted = escorts(g, spot, c.controller);
    if (!escorted) setStatus(g, c.id, Status.Unattended, true);
  }
}

/** Anybody of the captor's there, able or not: a stopped escort still stands beside the captive. */
const escorts = (g: Game, spot: Spot, seat: Seat): boolean =>
  g.state.cards.some(
    (c) =>
      c.zone >= FIRST_IN_PLAY &&
      c.controller === seat &&
      g.defs[c.def].personnel &&
      !isCaptive(g, c.id) &&
      spotOf(g, c.id) === spot,
  );

/** BOG-77, R-11.66: at the end of the game everything captured or taken over goes back to its owner. */
export function handBack(g: Game): void {
  for (const c of g.state.cards) {
    if ((c.status & Status.Captive) !== 0) {
      setStatus(g, c.id, Status.Captive | CONDITIONS, false);
      dock(g, c.id, -1);
    }
    // what was scored stays with whoever scored it
    if (c.zone >= FIRST_IN_PLAY) giveBack(g, c.id);
  }
}
