/** Flying along the spaceline. */

import type { Action } from '../core/action.ts';
import { Option, type Proposal, type Reason } from '../core/decision.ts';
import { put, useRange } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { eachShip, IS_DOCKED, NOT_IN_SPACE, UNKNOWN_PLACE, whyNotShip } from '../core/reasons.ts';
import { isLocationSpot, locationSpot, NOWHERE, spotLocation } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { ref } from '../core/telling.ts';
import { attribute } from '../core/values.ts';
import { respond } from '../happenings/responses.ts';
import { infiltratorsAt, joiners } from '../infiltration/infiltration.ts';
import { cardsBetween, isTimeLocation, positionOf, span } from '../spaceline/places.ts';
import { staffingSaid, whyNotStaffed } from './staffing.ts';

const HERE: Reason = { rule: 'R-7.3', text: 'The ship is already there' };
const OTHER_QUADRANT: Reason = { rule: 'R-7.5', text: 'That location is in another quadrant', also: ['R-3.6'] };
const OTHER_TIME: Reason = {
  rule: 'R-7.17',
  text: 'No ship flies to or from another time',
  also: ['R-3.24', 'R-7.5'],
};
const TOO_FAR: Reason = { rule: 'R-7.3', text: 'The ship has not enough RANGE left this turn' };

export function whyNotMoveShip(g: Game, seat: Seat, ship: number): Reason | null {
  const why = whyNotShip(g, seat, ship);
  if (why) return why;
  const c = g.card(ship);
  if (c.zone !== Zone.Space) return NOT_IN_SPACE;
  if (c.dock !== -1) return IS_DOCKED;
  return whyNotStaffed(g, ship, infiltratorsAt(g, ship, seat)) ?? forbidden(g, 'move', ship, seat);
}

export const rangeLeft = (g: Game, ship: number): number => attribute(g, ship, 'range') - g.card(ship).rangeUsed;

/** RANGE needed: the span of each location entered, by the mover's end. -1 if not on the same line. */
export function rangeTo(g: Game, seat: Seat, from: number, to: number, ship = -1): number {
  if (g.location(from).quadrant !== g.location(to).quadrant) return -1;
  const line = g.state.lines[g.location(from).quadrant];
  const a = positionOf(g, from);
  const b = positionOf(g, to);
  const step = a < b ? 1 : -1;
  let cost = 0;
  for (let i = a; i !== b; ) {
    i += step;
    cost += span(g, line[i], seat, ship);
  }
  return cost;
}

function list(g: Game, seat: Seat, out: Option[]): void {
  eachShip(g, seat, (ship) => {
    const c = g.card(ship);
    if (whyNotMoveShip(g, seat, ship)) return;
    const left = rangeLeft(g, ship);
    const line = g.state.lines[g.location(c.host).quadrant];
    const at = line.indexOf(c.host);
    for (const step of [-1, 1]) {
      let cost = 0;
      for (let i = at + step; i >= 0 && i < line.length; i += step) {
        cost += span(g, line[i], seat, ship);
        if (cost > left || whyNotPass(g, seat, ship, line[i - step], line[i])) break;
        if (!forbidden(g, 'move-to', ship, seat, line[i]))
          out.push(new Option('move', ship, NOWHERE, locationSpot(line[i])));
        if (forbidden(g, 'pass-over', ship, seat, line[i])) break;
      }
    }
  });
}

function why(g: Game, seat: Seat, a: Proposal): Reason | null {
  const reason = whyNotMoveShip(g, seat, a.card);
  if (reason) return staffingSaid(g, a.card, reason);
  if (!isLocationSpot(a.to)) return UNKNOWN_PLACE;
  const from = g.card(a.card).host;
  const to = spotLocation(a.to);
  if (from === to) return HERE;
  const cost = rangeTo(g, seat, from, to, a.card);
  if (cost < 0) return isTimeLocation(g, from) || isTimeLocation(g, to) ? OTHER_TIME : OTHER_QUADRANT;
  if (cost > rangeLeft(g, a.card)) return TOO_FAR;
  return whyNotThrough(g, seat, a.card, from, to) ?? forbidden(g, 'move-to', a.card, seat, to);
}

/** what lies between two neighbours may keep a ship from passing; CR-88: what is phased it does not. */
function whyNotPass(g: Game, seat: Seat, ship: number, a: number, b: number): Reason | null {
  const { status } = g.card(ship);
  if (g.tableau.aimed.length === 0 || (status & Status.Phased) !== 0) return null;
  for (const card of cardsBetween(g, a, b)) {
    const barred = forbidden(g, 'pass', ship, seat, card);
    if (barred === null) continue;
    // CR-74: what affects every ship affects a cloaked one
    return (status & Status.Cloaked) === 0 ? barred : { ...barred, also: [...(barred.also ?? []), 'CR-74'] };
  }
  return null;
}

/** The same for the whole way. */
function whyNotThrough(g: Game, seat: Seat, ship: number, from: number, to: number): Reason | null {
  const line = g.state.lines[g.location(from).quadrant];
  const step = line.indexOf(from) < line.indexOf(to) ? 1 : -1;
  for (let i = line.indexOf(from); line[i] !== to; i += step) {
    const over = line[i] === from ? null : forbidden(g, 'pass-over', ship, seat, line[i]);
    const barred = over ?? whyNotPass(g, seat, ship, line[i], line[i + step]);
    if (barred) return barred;
  }
  return null;
}

/** The locations between two of a line. */
function between(g: Game, from: number, to: number): number[] {
  const line = g.state.lines[g.location(from).quadrant];
  const [a, b] = [line.indexOf(from), line.indexOf(to)].toSorted((x, y) => x - y);
  return line.slice(a + 1, b);
}

/** It flies there, and what lies on its way, or where it stops, has its say. */
export function* flyTo(g: Game, seat: Seat, ship: number, to: number): Flow {
  const e = new GameEvent('flew', seat, ship, [ship]);
  e.location = to;
  e.chosen = between(g, g.card(ship).host, to);
  fly(g, seat, ship, to);
  yield* respond(g, e);
}

/** The flight itself: RANGE is spent and the ship is there. */
function fly(g: Game, seat: Seat, ship: number, to: number): void {
  const from = g.card(ship).host;
  const range = rangeTo(g, seat, from, to, ship);
  useRange(g, ship, range);
  put(g, ship, Zone.Space, to);
  g.tell(() => ({
    kind: 'moved',
    who: seat,
    ship: ref(g, ship),
    from: { location: from },
    to: { location: to },
    range,
  }));
}

/** A player's ship flies; texts that act when a ship leaves (Boarding Claw) come first, and may destroy it or leave it short of RANGE. Did it fly? */
export function* flyOff(g: Game, seat: Seat, ship: number, to: number): Flow<boolean> {
  yield* respond(g, new GameEvent('moves', seat, ship, [ship]));
  if (!reach(g, seat, ship).includes(to)) return false;
  yield* flyTo(g, seat, ship, to);
  return true;
}

/** The locations a ship could fly to now. */
export function reach(g: Game, seat: Seat, ship: number): number[] {
  if (whyNotMoveShip(g, seat, ship)) return [];
  const from = g.card(ship).host;
  const left = rangeLeft(g, ship);
  return g.state.lines[g.location(from).quadrant].filter(
    (l) =>
      l !== from &&
      rangeTo(g, seat, from, l, ship) <= left &&
      whyNotThrough(g, seat, ship, from, l) === null &&
      !forbidden(g, 'move-to', ship, seat, l),
  );
}

function* run(g: Game, seat: Seat, o: Option): Flow {
  const to = spotLocation(o.to);
  // DOM-30: an infiltrator may refuse to help
  if (whyNotStaffed(g, o.card)) {
    const helpers = yield* joiners(g, o.card, seat, '{card}: help to staff the ship?');
    if (whyNotStaffed(g, o.card, helpers)) {
      g.tell(() => ({ kind: 'not-staffed', ship: ref(g, o.card) }));
      return;
    }
  }
  yield* flyOff(g, seat, o.card, to);
}

export const move: Action = { verb: 'move', list, why, run };
