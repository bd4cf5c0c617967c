/** Cloaking and phasing of ships (CR-63 to CR-94). What a hidden card may not do is said where it is done: docking, beaming, battle, attempts. */

import type { Action } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { dock, put, setStatus } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { ONCE_A_TURN, useUp, whyLimited } from '../core/limits.ts';
import { forbidden, hasSpecialEquipment } from '../core/permissions.ts';
import { NOT_IN_SPACE, whyNotShip } from '../core/reasons.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { ref, type TellingOf } from '../core/telling.ts';
import { isOffline } from '../core/values.ts';
import { respond } from '../happenings/responses.ts';

const NO_DEVICE: Reason = {
  rule: 'CR-63',
  text: 'Cloaking and phasing need a Cloaking Device, a Phasing Cloak or a card that allows it',
};
const OFF_LINE: Reason = { rule: 'BOG-42', text: 'Its cloak is off line', also: ['R-9.13', 'R-11.11'] };
const STOPPED: Reason = { rule: 'CR-66', text: 'It is stopped', also: ['R-8.22'] };
const ONCE: Reason = { rule: 'CR-65', text: 'A card cloaks, decloaks, phases or dephases once in a turn' };
const BOTH: Reason = { rule: 'CR-67', text: 'A card cannot be cloaked and phased at the same time' };
const NOT_HIDDEN: Reason = { rule: 'CR-64', text: 'It is not cloaked or phased' };
const CARRIED: Reason = { rule: 'CR-64', text: 'A ship that is carried aboard another does not cloak' };

const CLOAK = 'cloak';
const whyNotAgain = (g: Game, seat: Seat, ship: number): Reason | null =>
  whyLimited(g, seat, ship, CLOAK, ONCE_A_TURN) && ONCE;

function whyNoDevice(g: Game, ship: number, device: string): Reason | null {
  if (!hasSpecialEquipment(g, ship, device)) return NO_DEVICE;
  // rotation damage takes the cloak off line
  return isOffline(g, ship, device) || (g.card(ship).status & Status.Rotated) !== 0 ? OFF_LINE : null;
}

/** CR-66: it must not be stopped, and be able to do what it is told. */
function whyNotOrdered(g: Game, seat: Seat, ship: number): Reason | null {
  const why = whyNotShip(g, seat, ship);
  return why?.rule === 'R-8.22' ? STOPPED : why;
}

function whyNotHide(g: Game, seat: Seat, ship: number, device: string): Reason | null {
  const why = whyNotOrdered(g, seat, ship);
  if (why) return why;
  const c = g.card(ship);
  if (c.zone === Zone.Aboard) return CARRIED;
  if ((c.status & (Status.Cloaked | Status.Phased)) !== 0) return BOTH;
  const kept = device === 'Cloaking Device' ? forbidden(g, 'cloak', ship, seat) : null;
  return whyNoDevice(g, ship, device) ?? whyNotAgain(g, seat, ship) ?? kept ?? forbidden(g, 'detour', ship, seat);
}

function whyNotShow(g: Game, seat: Seat, ship: number, bit: Status): Reason | null {
  const why = whyNotOrdered(g, seat, ship);
  // a cloaked ship that is not in space lies on the card that brings it back when it shows itself
  if (why && why !== NOT_IN_SPACE) return why;
  if ((g.card(ship).status & bit) === 0) return NOT_HIDDEN;
  return whyNotAgain(g, seat, ship) ?? forbidden(g, 'disengage', ship, seat);
}

function castOff(g: Game, seat: Seat, ship: number): void {
  const from = g.card(ship).dock;
  if (from === -1) return;
  dock(g, ship, -1);
  g.tell(() => ({ kind: 'undocked', who: seat, ship: ref(g, ship), from: ref(g, from) }));
}

function takeOff(g: Game, seat: Seat, ship: number): void {
  if (g.card(ship).zone !== Zone.Planet) return;
  put(g, ship, Zone.Space, g.card(ship).host);
  g.tell(() => ({ kind: 'took-off', who: seat, ship: ref(g, ship) }));
}

function order(
  verb: TellingOf<'hid'>['how'],
  whyNot: (g: Game, seat: Seat, ship: number) => Reason | null,
  /** to save time: without it there is no more to ask; most ships neither hide nor can */
  could: (g: Game, ship: number) => boolean,
  bit: Status,
  on: boolean,
): Action {
  return {
    verb,
    list(g, seat, out) {
      for (const ship of g.tableau.ships)
        if (could(g, ship) && whyNot(g, seat, ship) === null) out.push(new Option(verb, ship));
    },
    why: (g, seat, a) => whyNot(g, seat, a.card),
    *run(g, seat, o): Flow {
      // CR-87: a docked or landed ship that phases undocks or takes off; one that dephases is neither (CR-86)
      if (bit === Status.Phased) {
        castOff(g, seat, o.card);
        takeOff(g, seat, o.card);
      }
      if (!on) yield* respond(g, new GameEvent('shows-up', seat, o.card, [o.card]));
      setStatus(g, o.card, bit, on);
      useUp(g, seat, o.card, CLOAK, ONCE_A_TURN);
      g.tell(() => ({ kind: 'hid', who: seat, ship: ref(g, o.card), how: verb }));
      if (on) yield* respond(g, new GameEvent('hides', seat, o.card, [o.card]));
    },
  };
}

const hide = (verb: 'cloak' | 'phase', device: string, bit: Status): Action =>
  order(
    verb,
    (g, seat, ship) => whyNotHide(g, seat, ship, device),
    (g, ship) => hasSpecialEquipment(g, ship, device),
    bit,
    true,
  );
const show = (verb: 'decloak' | 'dephase', bit: Status): Action =>
  order(
    verb,
    (g, seat, ship) => whyNotShow(g, seat, ship, bit),
    (g, ship) => (g.card(ship).status & bit) !== 0,
    bit,
    false,
  );

export const cloak = hide('cloak', 'Cloaking Device', Status.Cloaked);
export const decloak = show('decloak', Status.Cloaked);
export const phase = hide('phase', 'Phasing Cloak', Status.Phased);
export const dephase = show('dephase', Status.Phased);

/** CR-109: a hidden ship that lies on a card shows itself before an effect takes it off and puts it at a location. */
export function showBefore(g: Game, ship: number): void {
  const { zone, status, controller: who } = g.card(ship);
  if (zone !== Zone.On || (status & (Status.Cloaked | Status.Phased)) === 0) return;
  const how = (status & Status.Phased) !== 0 ? 'dephase' : 'decloak';
  setStatus(g, ship, Status.Cloaked | Status.Phased, false);
  g.tell(() => ({ kind: 'hid', who, ship: ref(g, ship), how }));
}

/** A rule or a text brings a cloaked ship into the open. */
export function* makeDecloak(g: Game, ship: number): Flow {
  const seat = g.card(ship).controller;
  yield* respond(g, new GameEvent('shows-up', seat, ship, [ship]));
  setStatus(g, ship, Status.Cloaked, false);
  g.tell(() => ({ kind: 'hid', who: seat, ship: ref(g, ship), how: 'decloak' }));
}

export function someCloaked(g: Game): boolean {
  for (const ship of g.tableau.ships) if ((g.card(ship).status & Status.Cloaked) !== 0) return true;
  return false;
}

/** a ship whose Cloaking Device is off line does not stay cloaked. */
export function* settleCloaks(g: Game): Flow {
  for (const ship of g.tableau.ships.slice()) {
    if ((g.card(ship).status & Status.Cloaked) === 0 || whyNoDevice(g, ship, 'Cloaking Device') !== OFF_LINE) continue;
    yield* makeDecloak(g, ship);
  }
}
