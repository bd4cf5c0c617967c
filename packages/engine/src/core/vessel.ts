/** What somebody is aboard, and whose it is. */
import type { Game } from './game.ts';
import { type Seat, Status } from './state.ts';

/** A place inside a station. */
export const isSite = (g: Game, id: number): boolean => g.def(id).facts.type === 'Site';

/** The ship or facility of which somebody aboard that card is: at a site, that is its station; one that is not in play has none. */
export const vesselOf = (g: Game, host: number): number =>
  isSite(g, host) && g.card(host).host >= 0 ? g.card(host).host : host;

/** A station that nobody controls (DOM-66); it may be attacked, and nobody answers for it. */
export const isUncontrolled = (g: Game, id: number): boolean => (g.card(id).status & Status.Uncontrolled) !== 0;

/** Docked where ships are landed, inside the station: out of reach of WEAPONS, and lost with it. */
export function isLandedInside(g: Game, ship: number): boolean {
  const { dock } = g.card(ship);
  return dock >= 0 && g.def(dock).rules?.docks?.landed === true;
}

/** it is that player's, and a site whoever's station it is part of. DOM-66: a derelict is nobody's, whoever seeded it. */
export function controls(g: Game, seat: Seat, id: number): boolean {
  const vessel = vesselOf(g, id);
  return g.card(vessel).controller === seat && !isUncontrolled(g, vessel);
}

/** a headquarters is open to both players, and so is a facility whose text says so. */
export const isOpenToBoth = (g: Game, id: number): boolean =>
  g.def(id).facts.facility === 'headquarters' || g.def(id).rules?.openToBoth === true;
