/** Docking, landing, and carrying ships. */

import { compatible } from '../affiliations/compatibility.ts';
import type { Action } from '../core/action.ts';
import { Option, type Proposal, type Reason } from '../core/decision.ts';
import { comesNow, dock as dockAt, put, putAt, useRange } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import { chooseCards, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { ONCE_A_TURN, useUp, whyLimited } from '../core/limits.ts';
import { forbidden, granted } from '../core/permissions.ts';
import { eachShip, type Hiding, NOT_IN_SPACE, UNKNOWN_PLACE, whyHiding, whyNotShip } from '../core/reasons.ts';
import { isCardSpot, NOWHERE } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { placeRef, ref, refs } from '../core/telling.ts';
import { isSite, vesselOf } from '../core/vessel.ts';
import { respond } from '../happenings/responses.ts';
import type { Limit } from '../language/definition.ts';
import { readingOf } from '../language/reading.ts';
import { isPlanetLocation } from '../spaceline/places.ts';
import { isNor } from '../spaceline/sites.ts';
import { rangeLeft } from './move.ts';
import { staffingSaid, whyNotStaffed } from './staffing.ts';

const ALREADY_DOCKED: Reason = { rule: 'R-7.7', text: 'The ship is docked already' };
const NOT_DOCKED: Reason = { rule: 'R-7.7', text: 'The ship is not docked' };
const NO_DOCK: Reason = {
  rule: 'R-7.7',
  text: 'A ship docks only at your own outpost at its location',
  also: ['R-7.21'],
};
const DOCK_INCOMPATIBLE: Reason = {
  rule: 'R-7.7',
  text: 'The ship is not compatible with that facility',
  also: ['R-6.1', 'R-6.3'],
};
const HIDING: Hiding = {
  text: 'A cloaked or phased ship neither docks nor lands',
  cloaked: ['CR-78'],
  phased: ['CR-86', 'CR-94'],
  also: ['R-7.19'],
};
const CANNOT_LAND: Reason = { rule: 'R-7.13', text: 'Only ships with such a text land and take off' };
const NO_SURFACE: Reason = { rule: 'R-7.13', text: 'There is no planet here' };
const LANDED_ONCE: Reason = { rule: 'R-7.13', text: 'The ship has landed or taken off this turn already' };
const NOT_LANDED: Reason = { rule: 'R-7.13', text: 'The ship is not on a planet' };
const RANGE_SPENT: Reason = { rule: 'R-7.13', text: 'The ship has not enough RANGE left for that' };
const CANNOT_CARRY: Reason = { rule: 'R-7.14', text: 'That ship may not carry it' };
const CARRY_INCOMPATIBLE: Reason = {
  rule: 'R-7.14',
  text: 'The ship is not compatible with that ship',
  also: ['R-6.1', 'R-6.3'],
};
const CARRIER_ELSEWHERE: Reason = {
  rule: 'R-7.14',
  text: 'The ship that is to carry it is not in space at this location',
  also: ['R-7.4'],
};
const CARRIER_LANDED: Reason = { rule: 'R-7.14', text: 'The ship that carries it is not in space', also: ['R-7.4'] };
const NOT_CARRIED: Reason = { rule: 'R-7.14', text: 'The ship is not carried by another' };

const SITE_REFUSES: Reason = {
  rule: 'R-11.43',
  text: 'The site neither takes that ship nor lets it go',
  also: ['R-7.7'],
};
const HIDDEN_HOST: Hiding = {
  text: 'Nothing docks at or leaves a cloaked or phased facility',
  cloaked: ['CR-78'],
  phased: ['CR-94'],
  also: ['R-7.19'],
};
const HIDDEN_CARRIER: Hiding = {
  text: 'Nothing comes aboard or leaves a cloaked or phased ship',
  cloaked: ['CR-78'],
  phased: ['CR-94'],
  also: ['R-7.19'],
};

/** your own outpost, compatible with the ship. */
function whyNotDockAt(g: Game, seat: Seat, ship: number, facility: number): Reason | null {
  const f = g.card(facility);
  if (isSite(g, facility)) return whyNotDockAtSite(g, seat, ship, facility);
  if (g.def(facility).facts.facility !== 'outpost') return NO_DOCK;
  const detour = forbidden(g, 'detour', ship, seat);
  if (detour) return detour;
  const key = granted(g, 'doors', ship, seat);
  if (f.host !== g.card(ship).host || (f.controller !== seat && !key)) return NO_DOCK;
  return whyHiding(g, facility, HIDDEN_HOST) ?? (key || compatible(g, ship, facility) ? null : DOCK_INCOMPATIBLE);
}

/** at a Nor ships dock at its docking sites, as those say. */
function whyNotDockAtSite(g: Game, seat: Seat, ship: number, site: number): Reason | null {
  const docks = g.def(site).rules?.docks;
  const station = g.state.cards[g.card(site).host];
  if (docks === undefined || station?.host !== g.card(ship).host) return NO_DOCK;
  const takes = docks.takes(readingOf(g, site), ship, seat) || granted(g, 'doors', ship, seat);
  return whyHiding(g, station.id, HIDDEN_HOST) ?? (takes ? null : SITE_REFUSES);
}

/** What stands at a location, and instead of a station what is aboard it: among these are those at which ships dock. */
function docksAt(g: Game, location: number): number[] {
  const out: number[] = [];
  for (const id of g.tableau.space[location]) {
    if (isNor(g, id)) out.push(...g.tableau.aboard[id]);
    else out.push(id);
  }
  return out;
}

function whyNotInSpace(g: Game, seat: Seat, ship: number): Reason | null {
  const why = whyNotShip(g, seat, ship);
  if (why) return why;
  if (g.card(ship).zone !== Zone.Space) return NOT_IN_SPACE;
  return whyHiding(g, ship, HIDING);
}

export const dock: Action = {
  verb: 'dock',
  list(g, seat, out) {
    eachShip(g, seat, (ship) => {
      if (g.card(ship).dock !== -1 || whyNotInSpace(g, seat, ship)) return;
      for (const f of docksAt(g, g.card(ship).host)) {
        if (whyNotDockAt(g, seat, ship, f) === null) out.push(new Option('dock', ship, NOWHERE, f));
      }
    });
  },
  why(g, seat, a) {
    const why = whyNotInSpace(g, seat, a.card);
    if (why) return why;
    if (g.card(a.card).dock !== -1) return ALREADY_DOCKED;
    if (a.to !== NOWHERE) return isCardSpot(a.to) ? whyNotDockAt(g, seat, a.card, a.to) : NO_DOCK;
    const some = docksAt(g, g.card(a.card).host).some((f) => whyNotDockAt(g, seat, a.card, f) === null);
    return some ? null : NO_DOCK;
  },
  *run(g, seat, o): Flow {
    dockAt(g, o.card, o.to);
    comesNow(g, o.card);
    g.tell(() => ({ kind: 'docked', who: seat, ship: ref(g, o.card), at: ref(g, o.to) }));
    yield* respond(g, new GameEvent('docked', seat, o.card, [o.card]));
  },
};

/** a site lets a ship go on the conditions on which it takes one in. */
function whyNotUndock(g: Game, seat: Seat, ship: number): Reason | null {
  const why = whyNotInSpace(g, seat, ship);
  if (why) return why;
  const { dock: from } = g.card(ship);
  if (from === -1) return NOT_DOCKED;
  const host = whyHiding(g, vesselOf(g, from), HIDDEN_HOST);
  if (host || granted(g, 'doors', ship, seat)) return host;
  return g.def(from).rules?.docks?.takes(readingOf(g, from), ship, seat) === false ? SITE_REFUSES : null;
}

export const undock: Action = {
  verb: 'undock',
  list(g, seat, out) {
    for (const ship of g.tableau.ships)
      if (g.card(ship).dock !== -1 && whyNotUndock(g, seat, ship) === null) out.push(new Option('undock', ship));
  },
  why: (g, seat, a) => whyNotUndock(g, seat, a.card),
  *run(g, seat, o): Flow {
    const from = g.card(o.card).dock;
    const operators = g.def(from).rules?.docks?.boarders(readingOf(g, from), o.card, seat) ?? [];
    const question = { id: 'board', text: '{card}: who boards it before it undocks?', card: o.card };
    const boarding = yield* chooseCards(g, seat, operators, 0, 1, question);
    for (const id of boarding) {
      putAt(g, id, o.card);
      const way = { from: placeRef(g, from), to: placeRef(g, o.card) };
      g.tell(() => ({ kind: 'transported', who: seat, how: 'walk', cards: refs(g, boarding), ...way }));
    }
    dockAt(g, o.card, -1);
    g.tell(() => ({ kind: 'undocked', who: seat, ship: ref(g, o.card), from: ref(g, from) }));
  },
};

// ----- landing

const LAND = 'land or take off';

const ONCE: Limit = { times: 1, per: 'game', by: 'card' };
/** On the surface it would take off, above it would land. */
const heightOf = (g: Game, ship: number): string => (g.card(ship).zone === Zone.Planet ? 'take off' : 'land');

/** The cheapest text that lets the ship land or take off now: its RANGE cost; no RANGE is enough where there is none. */
const landingCost = (g: Game, ship: number): number =>
  Math.min(
    ...g.tableau.land
      .filter(({ card, modifier: m }) => m.applies(g, card, ship) && !(m.once && hasDone(g, ship)))
      .map((s) => s.modifier.cost(g, s.card, ship)),
  );
const hasDone = (g: Game, ship: number): boolean =>
  whyLimited(g, g.card(ship).controller, ship, heightOf(g, ship), ONCE) !== null;

function whyNotLanding(g: Game, seat: Seat, ship: number): Reason | null {
  const hiding = whyHiding(g, ship, HIDING);
  if (hiding) return hiding;
  const cost = landingCost(g, ship);
  if (cost === Number.POSITIVE_INFINITY) return CANNOT_LAND;
  if (whyLimited(g, seat, ship, LAND, ONCE_A_TURN)) return LANDED_ONCE;
  if (cost > rangeLeft(g, ship)) return RANGE_SPENT;
  return whyNotStaffed(g, ship) ?? forbidden(g, 'detour', ship, seat);
}

function whyNotLand(g: Game, seat: Seat, ship: number): Reason | null {
  const why = whyNotInSpace(g, seat, ship);
  if (why) return why;
  if (g.card(ship).dock !== -1) return ALREADY_DOCKED;
  return isPlanetLocation(g, g.card(ship).host) ? whyNotLanding(g, seat, ship) : NO_SURFACE;
}

function whyNotTakeOff(g: Game, seat: Seat, ship: number): Reason | null {
  const why = whyNotShip(g, seat, ship);
  if (why) return why;
  return g.card(ship).zone === Zone.Planet ? whyNotLanding(g, seat, ship) : NOT_LANDED;
}

function* changeHeight(g: Game, seat: Seat, o: Option): Flow {
  const cost = landingCost(g, o.card);
  const location = g.card(o.card).host;
  useRange(g, o.card, cost);
  useUp(g, seat, o.card, LAND, ONCE_A_TURN);
  useUp(g, seat, o.card, heightOf(g, o.card), ONCE);
  put(g, o.card, o.verb === 'land' ? Zone.Planet : Zone.Space, location);
  g.tell(() => ({ kind: o.verb === 'land' ? 'landed' : 'took-off', who: seat, ship: ref(g, o.card) }));
}

/** `from` is where ships are that may be ordered so; most are elsewhere, and need not be asked about. */
const shipOrder = (
  verb: 'land' | 'take-off' | 'launch',
  from: Zone,
  whyNot: (g: Game, seat: Seat, ship: number) => Reason | null,
  run: Action['run'],
): Action => ({
  verb,
  list(g, seat, out) {
    if (from !== Zone.Aboard && g.tableau.land.length === 0) return;
    for (const ship of g.tableau.ships)
      if (g.card(ship).zone === from && whyNot(g, seat, ship) === null) out.push(new Option(verb, ship));
  },
  why(g, seat, a) {
    const why = whyNot(g, seat, a.card);
    return why === null ? null : staffingSaid(g, a.card, why);
  },
  run,
});

export const land: Action = shipOrder('land', Zone.Space, whyNotLand, changeHeight);
export const takeOff: Action = shipOrder('take-off', Zone.Planet, whyNotTakeOff, changeHeight);

// ----- carrying

/** May `carrier` take `ship` aboard, by a text on either? */
const mayCarry = (g: Game, carrier: number, ship: number): boolean =>
  carrier !== ship &&
  granted(g, 'carry', carrier, ship) &&
  forbidden(g, 'carry', carrier, g.card(ship).controller, ship) === null;

function whyNotLoad(g: Game, seat: Seat, ship: number, carrier: number): Reason | null {
  const why = whyNotInSpace(g, seat, ship);
  if (why) return why;
  const c = g.card(carrier);
  if (c.controller !== seat) return UNKNOWN_PLACE;
  if (c.zone !== Zone.Space || c.host !== g.card(ship).host) return CARRIER_ELSEWHERE;
  const hiding = whyHiding(g, carrier, HIDDEN_CARRIER);
  if (hiding) return hiding;
  if (!compatible(g, ship, carrier)) return CARRY_INCOMPATIBLE;
  return mayCarry(g, carrier, ship) ? null : CANNOT_CARRY;
}

export const load: Action = {
  verb: 'load',
  list(g, seat, out) {
    // to save time: without such a text no ship carries another
    if (!g.tableau.grant.some((s) => s.modifier.what === 'carry')) return;
    eachShip(g, seat, (ship) => {
      if (g.card(ship).zone !== Zone.Space) return;
      for (const carrier of g.tableau.space[g.card(ship).host]) {
        if (whyNotLoad(g, seat, ship, carrier) === null) {
          out.push(new Option('load', ship, NOWHERE, carrier));
        }
      }
    });
  },
  why: (g, seat, a: Proposal) => (isCardSpot(a.to) ? whyNotLoad(g, seat, a.card, a.to) : UNKNOWN_PLACE),
  *run(g, seat, o): Flow {
    put(g, o.card, Zone.Aboard, o.to);
    g.tell(() => ({ kind: 'loaded', who: seat, ship: ref(g, o.card), into: ref(g, o.to) }));
  },
};

function whyNotLaunch(g: Game, seat: Seat, ship: number): Reason | null {
  const why = whyNotShip(g, seat, ship);
  if (why) return why;
  const c = g.card(ship);
  if (c.zone !== Zone.Aboard) return NOT_CARRIED;
  const carrier = g.card(c.host);
  const hiding = whyHiding(g, carrier.id, HIDDEN_CARRIER);
  if (hiding) return hiding;
  return carrier.zone === Zone.Space ? null : CARRIER_LANDED;
}

export const launch: Action = shipOrder('launch', Zone.Aboard, whyNotLaunch, function* (g, seat, o): Flow {
  put(g, o.card, Zone.Space, g.card(g.card(o.card).host).host);
  g.tell(() => ({ kind: 'launched', who: seat, ship: ref(g, o.card) }));
});
