/** Walking: between a ship and where she is docked, along the sites of a station, down to the surface. */

import type { Action } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { ONCE_A_TURN, useUp, whyLimited } from '../core/limits.ts';
import { forbidden, granted } from '../core/permissions.ts';
import { isCardSpot, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { disabled } from '../core/values.ts';
import { isSite, vesselOf } from '../core/vessel.ts';
import { sitesOf } from '../spaceline/sites.ts';
import {
  anyGoesAlone,
  boarders,
  isOpen,
  isPerson,
  isVessel,
  leavers,
  movers,
  spotOfCard,
  whyHidden,
  whyNotTogether,
} from './goers.ts';
import { go, type Manner, whyNotGo } from './going.ts';
import { SAME } from './transporters.ts';

const NOT_CONNECTED: Reason = { rule: 'R-7.15', text: 'There is no way to walk from one to the other' };
const NO_CARRIER: Reason = { rule: 'R-7.12', text: 'Equipment is carried by personnel; it does not walk' };
const HALTED: Reason = {
  rule: 'DOM-75',
  text: 'They have halted at a site, and walk no further this turn',
  also: ['R-7.15', 'DOM-74'],
};
const PHASED_WALK: Reason = { rule: 'CR-85', text: 'Phased personnel move only by beaming', also: ['R-7.19'] };

const WALK = 'walk to a site';
const hasHalted = (g: Game, id: number): boolean =>
  isAtSite(g, spotOfCard(g, id)) && whyLimited(g, g.card(id).controller, id, WALK, ONCE_A_TURN) !== null;
const isAtSite = (g: Game, spot: Spot): boolean => isCardSpot(spot) && isSite(g, spot);

const isPhased = (g: Game, id: number): boolean => (g.card(id).status & Status.Phased) !== 0;

/** equipment does not walk by itself; CR-85: phased personnel only beam. */
function whyNotCarried(g: Game, cards: readonly number[]): Reason | null {
  if (cards.some((id) => hasHalted(g, id))) return HALTED;
  if (cards.some((id) => isPhased(g, id))) return PHASED_WALK;
  return cards.some((id) => isPerson(g, id)) ? null : NO_CARRIER;
}

/** The spots a player's people can step to from a spot: dock, surface, carrier. */
function neighbours(g: Game, seat: Seat, spot: Spot): Spot[] {
  const out: Spot[] = [];
  const t = g.tableau;
  // a key opens the doors of any player's ships and facilities where it is
  const key = granted(g, 'doors', spot, seat);
  const open = (id: number): boolean => key || isOpen(g, seat, id);
  const boardable = (ship: number): boolean => key || g.card(ship).controller === seat;
  if (!isCardSpot(spot)) {
    for (const id of t.planet[spotLocation(spot)] ?? []) if (isVessel(g, id) && open(id)) out.push(id);
    return out;
  }
  const c = g.card(spot);
  const onStation = siteAt(g, spot);
  if (onStation !== -1) {
    // DOM-74: along the sites of the station, past as many as one likes, from and aboard the ships docked at any of them
    const row = sitesOf(g, vesselOf(g, onStation));
    out.push(...row);
    for (const site of row) for (const ship of t.docked[site]) if (boardable(ship)) out.push(ship);
  }
  if (onStation === spot) return out;
  if (onStation === -1 && c.dock !== -1) out.push(c.dock);
  for (const ship of t.docked[spot]) if (boardable(ship)) out.push(ship);
  if (c.zone === Zone.Planet) out.push(planetSpot(c.host));
  if (c.zone === Zone.Aboard) out.push(c.host);
  for (const ship of t.aboard[spot]) if (g.def(ship).ship && boardable(ship)) out.push(ship);
  return out;
}

/** The site that this is, or at which this ship is docked, or -1. */
function siteAt(g: Game, spot: Spot): number {
  const at = isSite(g, spot) ? spot : g.card(spot).dock;
  return at !== -1 && isSite(g, at) ? at : -1;
}

/** DOM-74: the way from a docked ship leads over its site, and so does the way to one. */
function legs(g: Game, from: Spot, to: Spot): Spot[] {
  const over = [from, to].filter(isCardSpot).map((spot) => siteAt(g, spot));
  return [from, ...over.filter((site) => site !== -1 && site !== from && site !== to), to];
}

function whyNotWalk(g: Game, seat: Seat, from: Spot, to: Spot): Reason | null {
  if (from === to) return SAME;
  return neighbours(g, seat, from).includes(to) ? whyNotStep(g, seat, from, to) : NOT_CONNECTED;
}

/** The same between two places of which one is a neighbour of the other. */
function whyNotStep(g: Game, seat: Seat, from: Spot, to: Spot): Reason | null {
  const hidden = whyHidden(g, vesselAt(g, from)) ?? whyHidden(g, vesselAt(g, to));
  if (hidden) return hidden;
  // to save time: most often no text speaks of it
  if (g.tableau.forbid.length === 0) return null;
  const way = legs(g, from, to);
  for (let i = 1; i < way.length; i++) {
    const reason = forbidden(g, 'walk', way[i - 1], seat, way[i]);
    if (reason) return reason;
  }
  return null;
}

const vesselAt = (g: Game, spot: Spot): Spot => (isCardSpot(spot) ? vesselOf(g, spot) : spot);

function listWalk(g: Game, seat: Seat, out: Option[]): void {
  const from = (spot: Spot) => {
    const able = leavers(g, seat, spot);
    if (!anyGoesAlone(g, able)) return;
    const cards = able.filter((id) => !isPhased(g, id) && !hasHalted(g, id));
    if (!anyGoesAlone(g, cards)) return;
    for (const to of neighbours(g, seat, spot)) {
      if (to === spot || whyNotStep(g, seat, spot, to)) continue;
      const group = boarders(g, seat, cards, to);
      if (anyGoesAlone(g, group)) out.push(new Option('walk', -1, spot, to).withGroup(group, 1, group.length));
    }
  };
  for (const id of g.tableau.hosts)
    if (isSite(g, id) || isOpen(g, seat, id) || (isVessel(g, id) && granted(g, 'doors', id, seat))) from(id);
  for (let l = 0; l < g.state.locations.length; l++) {
    if (g.tableau.planet[l].length > 1) from(planetSpot(l));
  }
}

function* stepOver(g: Game, seat: Seat, o: Option, movers: readonly number[]): Flow {
  // DOM-75: whoever has halted at a site walks no further this turn
  if (isAtSite(g, o.to)) for (const id of movers) useUp(g, seat, id, WALK, ONCE_A_TURN);
  yield* go(g, seat, o, movers);
}

/** A player's people at a spot who could walk there now, the helpless not counted. */
export const walkers = (g: Game, seat: Seat, from: Spot, to: Spot): number[] =>
  whyNotWalk(g, seat, from, to)
    ? []
    : movers(g, seat, from, to).filter(
        (id) => isPerson(g, id) && !disabled(g, id) && !isPhased(g, id) && !hasHalted(g, id),
      );

/** They walk. */
export function* walkOver(g: Game, seat: Seat, from: Spot, to: Spot, cards: readonly number[]): Flow {
  yield* stepOver(g, seat, new Option('walk', -1, from, to), cards);
}

const nobodyKeepsThem = (): null => null;

const manner = (g: Game, seat: Seat): Manner => ({
  way: (from, to) => whyNotWalk(g, seat, from, to),
  kept: nobodyKeepsThem,
  abroad: nobodyKeepsThem,
  company: (cards) => whyNotCarried(g, cards),
});

export const walk: Action = {
  verb: 'walk',
  list: listWalk,
  why: (g, seat, a) => whyNotGo(g, seat, a, manner(g, seat)),
  check: (g, _seat, o, cards) => whyNotTogether(g, cards, o.to) ?? whyNotCarried(g, cards),
  run: stepOver,
};
