/** What is done with captives: custody, the Brig, leaving them, rescuing them (BOG-73 to BOG-82). */

import type { Action } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { putAt, setStatus } from '../core/door.ts';
import { type EventName, GameEvent } from '../core/events.ts';
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import { NOWHERE, type Spot } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { shown, type TellingOf } from '../core/telling.ts';
import { isCaptive } from '../core/values.ts';
import { controls } from '../core/vessel.ts';
import { respond } from '../happenings/responses.ts';
import { hasTransporters } from '../movement/transporters.ts';
import { ablePersonnelAt, spotOf } from '../spaceline/places.ts';
import { CONDITIONS, setFree, unhold } from './capture.ts';

const NO_CAPTIVE: Reason = { rule: 'BOG-76', text: 'That is no captive of yours', also: ['BOG-73'] };
const HELD_ALREADY: Reason = { rule: 'BOG-73', text: 'That captive is in your custody already' };
const NOBODY_THERE: Reason = {
  rule: 'BOG-73',
  text: 'Custody needs your Away Team on the planet, a ship of yours with transporters in space, or your personnel present',
};
const NO_BRIG: Reason = {
  rule: 'BOG-79',
  text: 'The captive is not aboard a ship or facility of yours with a Brig',
  also: ['BOG-78', 'R-11.1'],
};
const NOT_JAILED: Reason = { rule: 'BOG-79', text: 'The captive is not in a Brig of yours' };
const NOT_ESCORTED: Reason = { rule: 'BOG-76', text: 'Only a captive who is escorted can be left behind' };
const NOT_YOUR_OWN: Reason = { rule: 'BOG-82', text: 'That is not one of your personnel held captive' };
const HELD: Reason = {
  rule: 'BOG-81',
  text: 'A captive who is held or Brainwashed is rescued only by a card that says so',
  also: ['R-11.30'],
};
const NO_RESCUER: Reason = {
  rule: 'BOG-82',
  text: 'None of your other personnel are present with the captive',
  also: ['BOG-81', 'BOG-80'],
};
const NOT_TAKEN_OVER: Reason = {
  rule: 'BOG-80',
  text: 'You free captives from a Brig only where you have taken over the ship or facility, with personnel present',
};

const IN_YOUR_TURN: Reason = {
  rule: 'BOG-76',
  text: 'What becomes of your captives is decided in your own turn',
  also: ['BOG-79', 'R-7.1'],
};

/** BOG-78 */
const hasBrig = (g: Game, vessel: number): boolean => granted(g, 'brig', vessel, -1);

const has = (g: Game, id: number, bit: Status): boolean => (g.card(id).status & bit) !== 0;
const captiveOf = (g: Game, seat: Seat, id: number): boolean => g.card(id).controller === seat && isCaptive(g, id);

/** Where custody of a captive can be taken: by whom it is present with (BOG-73). */
function custodySpots(g: Game, seat: Seat, id: number): Spot[] {
  const c = g.card(id);
  if (c.zone !== Zone.OnLocation) {
    const spot = spotOf(g, id);
    return ablePersonnelAt(g, spot, seat).length > 0 ? [spot] : [];
  }
  return g.tableau.space[c.host].filter(
    (ship) =>
      g.def(ship).ship &&
      g.card(ship).controller === seat &&
      !has(g, ship, Status.Cloaked | Status.Phased) &&
      hasTransporters(g, ship) &&
      ablePersonnelAt(g, ship, seat).length > 0,
  );
}

function eachCaptive(g: Game, then: (id: number) => void): void {
  for (const id of g.tableau.captives) then(id);
}

function order(
  verb: TellingOf<'custody'>['how'],
  why: (g: Game, seat: Seat, id: number, to: Spot) => Reason | null,
  spots: (g: Game, seat: Seat, id: number) => Spot[],
  done: (g: Game, seat: Seat, id: number, to: Spot) => void,
  event: EventName | null = null,
): Action {
  return {
    verb,
    list(g, seat, out) {
      eachCaptive(g, (id) => {
        for (const to of spots(g, seat, id))
          if (why(g, seat, id, to) === null) out.push(new Option(verb, id, NOWHERE, to));
      });
    },
    why: (g, seat, a) => (g.state.cards[a.card] === undefined ? NO_CAPTIVE : why(g, seat, a.card, a.to)),
    *run(g, seat, o) {
      done(g, seat, o.card, o.to);
      g.tell(() => ({ kind: 'custody', who: seat, card: shown(g, o.card), how: verb }));
      if (event !== null) yield* respond(g, new GameEvent(event, seat, g.card(o.card).host, [o.card]));
    },
  };
}

/** What a captor does, and not the captive's owner. */
const captors = (action: Action): Action => ({ ...action, ownTurn: IN_YOUR_TURN });

const nowhere = (): Spot[] => [NOWHERE];

export const takeCustody = captors(
  order(
    'take-custody',
    (g, seat, id, to) => {
      if (!captiveOf(g, seat, id)) return NO_CAPTIVE;
      if (!has(g, id, Status.Trapped | Status.Unattended)) return HELD_ALREADY;
      const spots = custodySpots(g, seat, id);
      return spots.length > 0 && (to === NOWHERE || spots.includes(to)) ? null : NOBODY_THERE;
    },
    (g, seat, id) => (captiveOf(g, seat, id) ? custodySpots(g, seat, id) : []),
    (g, _seat, id, to) => {
      unhold(g, id);
      putAt(g, id, to);
    },
  ),
);

/** The ship or facility a captive is aboard, if it has a Brig and is the captor's. */
function brigOf(g: Game, seat: Seat, id: number): number {
  const c = g.card(id);
  if (c.zone !== Zone.Aboard || !controls(g, seat, c.host)) return -1;
  return hasBrig(g, c.host) ? c.host : -1;
}

export const brig = captors(
  order(
    'brig',
    (g, seat, id, to) => {
      if (!captiveOf(g, seat, id)) return NO_CAPTIVE;
      // whoever is abducted is no captive
      if (has(g, id, Status.Abducted)) return NO_CAPTIVE;
      const vessel = brigOf(g, seat, id);
      return vessel === -1 || has(g, id, Status.Jailed) || (to !== NOWHERE && to !== vessel) ? NO_BRIG : null;
    },
    (g, seat, id) => [brigOf(g, seat, id)],
    (g, _seat, id) => {
      unhold(g, id);
      setStatus(g, id, Status.Jailed, true);
    },
    'jailed',
  ),
);

export const unbrig = captors(
  order(
    'unbrig',
    (g, seat, id) =>
      captiveOf(g, seat, id) && has(g, id, Status.Jailed) && controls(g, seat, g.card(id).host) ? null : NOT_JAILED,
    nowhere,
    (g, _seat, id) => unhold(g, id),
  ),
);

export const leave = captors(
  order(
    'leave',
    (g, seat, id) => {
      if (!captiveOf(g, seat, id)) return NO_CAPTIVE;
      return has(g, id, CONDITIONS) ? NOT_ESCORTED : null;
    },
    nowhere,
    (g, _seat, id) => setStatus(g, id, Status.Unattended, true),
  ),
);

const isHeldPersonOf = (g: Game, seat: Seat, id: number): boolean =>
  g.card(id).owner === seat && has(g, id, Status.Captive);

export const rescue = order(
  'rescue',
  (g, seat, id) => {
    if (!isHeldPersonOf(g, seat, id)) return NOT_YOUR_OWN;
    if (!has(g, id, Status.Unattended)) return HELD;
    return ablePersonnelAt(g, spotOf(g, id), seat).length > 0 ? null : NO_RESCUER;
  },
  nowhere,
  (g, _seat, id) => setFree(g, id),
);

export const release = order(
  'release',
  (g, seat, id) => {
    if (!isHeldPersonOf(g, seat, id)) return NOT_YOUR_OWN;
    const vessel = g.card(id).host;
    const taken = has(g, id, Status.Jailed) && controls(g, seat, vessel);
    return taken && ablePersonnelAt(g, vessel, seat).length > 0 ? null : NOT_TAKEN_OVER;
  },
  nowhere,
  (g, _seat, id) => setFree(g, id),
);
