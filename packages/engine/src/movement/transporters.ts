/** Transporters: who has some, from where to where they work, and what SHIELDS keep out. */

import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { forbidden, granted } from '../core/permissions.ts';
import { UNKNOWN_PLACE } from '../core/reasons.ts';
import { isCardSpot, isPlanetSpot, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { attribute, disabled, isOffline } from '../core/values.ts';
import { isSite } from '../core/vessel.ts';
import { isPlanetLocation, locationOfSpot } from '../spaceline/places.ts';
import { isNor, sitesOf } from '../spaceline/sites.ts';
import { isOpen, isVessel, whyHidden } from './goers.ts';

const OFF_LINE: Reason = { rule: 'BOG-42', text: 'The transporters are off line', also: ['R-7.9'] };
export const ELSEWHERE: Reason = { rule: 'R-7.9', text: 'Beaming needs both ends at the same location' };
export const SAME: Reason = { rule: 'R-7.9', text: 'They are already there' };
export const NO_TRANSPORTERS: Reason = {
  rule: 'R-7.9',
  text: 'Neither end has transporters that you control',
  also: ['VOY-02', 'R-12.8'],
};
export const NOT_A_STATION: Reason = {
  rule: 'R-11.42',
  text: 'Nobody beams to or from a Nor or a ship docked there unless a card allows it',
  also: ['R-7.9'],
};
const SHIELDS_UP: Reason = { rule: 'R-7.10', text: 'The opponent’s SHIELDS are in the way', also: ['R-7.9'] };
const CLOSED: Reason = {
  rule: 'R-7.21',
  text: 'Nobody enters an outpost of the opponent',
  also: ['R-7.10'],
};
export const NO_PLANET: Reason = { rule: 'R-7.11', text: 'Nobody can beam into space' };

/** VOY-02: Kazon ships and facilities have none unless a card gives them some.: nobody works those of a card that can do nothing. */
export const hasTransporters = (g: Game, id: number): boolean =>
  (g.def(id).facts.noTransporters !== true || granted(g, 'transporters', id, -1)) &&
  !isOffline(g, id, 'transporters') &&
  !disabled(g, id);

/** Its transporters, and the cover of its SHIELDS, too; a text may open those of other ships. */
export const serves = (g: Game, seat: Seat, id: number): boolean =>
  isOpen(g, seat, id) || granted(g, 'serves', id, seat);

/** a Nor, or a ship that is docked there. */
export const isSealed = (g: Game, id: number): boolean =>
  isNor(g, id) || (g.card(id).dock !== -1 && isSite(g, g.card(id).dock));

/** The places at a location between which people might move. */
export function spotsAt(g: Game, location: number): Spot[] {
  const out: Spot[] = [];
  for (const id of g.tableau.space[location]) {
    if (!isVessel(g, id)) continue;
    if (isNor(g, id)) out.push(...sitesOf(g, id));
    else out.push(id);
  }
  for (const id of g.tableau.planet[location]) {
    if (isVessel(g, id)) out.push(id);
  }
  if (isPlanetLocation(g, location)) out.push(planetSpot(location));
  return out;
}

/** Why nobody beams to or from there, wherever the other end is, or null. */
function whyNoEnd(g: Game, spot: Spot): Reason | null {
  if (isPlanetSpot(spot)) return isPlanetLocation(g, spotLocation(spot)) ? null : NO_PLANET;
  if (!isCardSpot(spot)) return NO_PLANET;
  const c = g.card(spot);
  if (isSite(g, spot)) {
    const station = g.state.cards[c.host];
    return station === undefined ? UNKNOWN_PLACE : whyHidden(g, station.id);
  }
  if (!isVessel(g, spot) || (c.zone !== Zone.Space && c.zone !== Zone.Planet)) return UNKNOWN_PLACE;
  return isSealed(g, spot) ? NOT_A_STATION : whyHidden(g, spot);
}

/** What keeps people from beaming to or from such an end unless a text lets them through SHIELDS, or null. */
function shieldAt(g: Game, seat: Seat, spot: Spot): Reason | null {
  if (!isCardSpot(spot)) return null;
  //
  if (isSite(g, spot)) return NOT_A_STATION;
  if (serves(g, seat, spot)) return null;
  // a docked ship is covered by the facility
  return g.card(spot).dock !== -1 || attribute(g, spot, 'shields') > 0 ? SHIELDS_UP : null;
}

export function whyNotSpot(g: Game, seat: Seat, spot: Spot, end: Spot): Reason | null {
  const why = whyNoEnd(g, spot);
  if (why !== null) return why;
  const shield = shieldAt(g, seat, spot);
  return shield === null || granted(g, 'through-shields', spot, end) ? null : shield;
}

/** an outpost of the opponent stays closed, whatever is left of its SHIELDS, unless a text opens it. */
const isClosed = (g: Game, seat: Seat, to: Spot): boolean =>
  isCardSpot(to) && g.def(to).facts.facility === 'outpost' && !serves(g, seat, to);
const whyClosed = (g: Game, seat: Seat, to: Spot, from: Spot): Reason | null =>
  isClosed(g, seat, to) && !granted(g, 'through-shields', to, from) ? CLOSED : null;

const canTransport = (g: Game, seat: Seat, from: Spot, to: Spot): boolean =>
  isTransporter(g, seat, from) || isTransporter(g, seat, to);
const isTransporter = (g: Game, seat: Seat, spot: Spot): boolean =>
  isCardSpot(spot) && hasTransporters(g, spot) && serves(g, seat, spot);

/** To save time: one end of a way to beam, of which what does not depend on the other is asked once. */
export class End {
  readonly transporter: boolean;
  readonly leaves: boolean;
  readonly enters: boolean;

  constructor(
    private readonly g: Game,
    seat: Seat,
    readonly spot: Spot,
  ) {
    this.transporter = isTransporter(g, seat, spot);
    this.leaves = shieldAt(g, seat, spot) === null;
    this.enters = this.leaves && !isClosed(g, seat, spot);
  }

  /** Could anybody beam from here to there, two spots at one location, whatever texts say against it? */
  leadsTo(to: End): boolean {
    if (!this.transporter && !to.transporter) return false;
    return (
      (this.leaves || granted(this.g, 'through-shields', this.spot, to.spot)) &&
      (to.enters || granted(this.g, 'through-shields', to.spot, this.spot))
    );
  }
}

/** The ends of all ways to beam between these spots, as far as texts let anybody come and go there at all. */
export function endsAt(g: Game, seat: Seat, spots: readonly Spot[]): End[] {
  const out: End[] = [];
  for (const spot of spots)
    if (whyNoEnd(g, spot) === null && forbidden(g, 'beam', spot, seat) === null) out.push(new End(g, seat, spot));
  return out;
}

/** `far`: a text lets people beam from one location to another. */
export function whyNotBeam(g: Game, seat: Seat, from: Spot, to: Spot, far = false): Reason | null {
  if (from === to) return SAME;
  const bad = whyNotSpot(g, seat, from, to) ?? whyClosed(g, seat, to, from) ?? whyNotSpot(g, seat, to, from);
  if (bad) return bad;
  if (!far && locationOfSpot(g, from) !== locationOfSpot(g, to)) return ELSEWHERE;
  if (!canTransport(g, seat, from, to)) {
    const off = [from, to].some((s) => isCardSpot(s) && isOffline(g, s, 'transporters'));
    return off ? OFF_LINE : NO_TRANSPORTERS;
  }
  return forbidden(g, 'beam', from, seat) ?? forbidden(g, 'beam', to, seat);
}
