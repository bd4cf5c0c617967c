/** Where a personnel, ship or equipment may report for duty (section 5 of the base rules; DOM-54 to DOM-60). */
import { apartBy, compatibleBits } from '../affiliations/compatibility.ts';
import { affiliationBit } from '../cards/names.ts';
import type { Reason } from '../core/decision.ts';
import { inPlay } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { whyLimited } from '../core/limits.ts';
import { granted } from '../core/permissions.ts';
import type { Spot } from '../core/spot.ts';
import { isCardSpot } from '../core/spot.ts';
import { other, type Seat, Status } from '../core/state.ts';
import { affiliations } from '../core/values.ts';
import { infiltrationModes } from '../infiltration/infiltration.ts';
import type { Limit, ReportModifier } from '../language/definition.ts';
import { whyNotUnique } from '../playing/uniqueness.ts';
import { isSite, locationOfSpot, personnelAt } from '../spaceline/places.ts';
import { isUncontrolled } from '../spaceline/sites.ts';

export interface Destination {
  spot: Spot;
  /** the card whose text allows it; -1 = the ordinary rule */
  via: number;
  free: boolean;
  /** how often that text allows it */
  limit: Limit | null;
  /** DOM-22: among the opponent's people, as this affiliation (an index) */
  as?: number;
}

export const NO_PLACE: Reason = {
  rule: 'R-5.2',
  text: 'It reports only to a compatible facility of yours, with card and facility in their native quadrant, or where a card allows',
};
const NO_REPORTING: Reason = {
  rule: 'R-5.7',
  text: 'Nobody reports to a station itself, only where a site or another card allows',
};
const NEEDS_DOOR: Reason = {
  rule: 'R-1.22',
  text: 'A card with the Alternate Universe icon needs a card that lets it enter play',
};
const UNEARNED: Reason = { rule: 'R-8.16', text: 'An artifact enters play only where it is earned' };
const CANNOT_REPORT: Reason = { rule: 'R-5.1', text: 'Only personnel, ships and equipment report for duty' };

/** a site of a Nor where no ship can dock takes nobody in. */
const NO_DOCKING: Reason = { rule: 'R-5.7', text: 'The station has no docking site' };
const lacksDocking = (g: Game, site: number): boolean =>
  g.format.sitesNeedDocking &&
  isSite(g, site) &&
  !g.tableau.aboard[g.card(site).host].some((x) => g.def(x).rules?.docks !== undefined);

/** DOM-66: nobody reports aboard a station that nobody controls. */
const DERELICT: Reason = { rule: 'DOM-70', text: 'Nobody reports aboard a station that nobody has taken over yet' };
const isDerelict = (g: Game, spot: Spot): boolean =>
  isCardSpot(spot) && isSite(g, spot) && isUncontrolled(g, g.card(spot).host);

/** by an option: "use only" equipment reports where a place or a personnel of its player is of those who use it. */
const NOT_USABLE: Reason = { rule: 'R-1.16', text: 'Nobody of yours there could use that equipment' };
function isUsableAt(g: Game, seat: Seat, id: number, spot: Spot): boolean {
  const { useOnly } = g.def(id).facts;
  if (!g.format.restrictedEquipmentReports || useOnly === undefined) return true;
  const users = useOnly.reduce((bits, a) => bits | affiliationBit(a), 0);
  const there = [...(isCardSpot(spot) ? [spot] : []), ...personnelAt(g, spot, seat)];
  return there.some((x) => (affiliations(g, x) & users) !== 0);
}

/** Would the card get along there, in any of its affiliations? */
function fits(g: Game, seat: Seat, id: number, host: number): boolean {
  const d = g.def(id);
  if (d.affiliations === 0) return true;
  const there = affiliations(g, host);
  return d.modes.some((m) => compatibleBits(g, seat, 1 << m, there));
}

/** one of your facilities, in its native quadrant (DOM-54, DOM-57). */
function whyNotThrough(g: Game, seat: Seat, facility: number): Reason | null {
  const f = g.card(facility);
  const fd = g.def(facility);
  const kind = fd.facts.facility;
  if (kind !== 'outpost' && kind !== 'headquarters') return NO_REPORTING;
  const open = f.controller === seat || kind === 'headquarters';
  if (!open || !inPlay(f)) return NO_PLACE;
  if (g.format.ignoreQuadrants || fd.native === g.location(f.host).quadrant) return null;
  return {
    rule: 'DOM-57',
    text: 'The facility is outside its native quadrant',
    also: ['DOM-54', 'R-5.2', 'R-5.3', 'BOG-88'],
  };
}

/** In its own native quadrant, too, a card comes to a facility that it gets along with (DOM-54, DOM-56, R-5.4). */
function whyNotFacility(g: Game, seat: Seat, id: number, facility: number): Reason | null {
  const why = whyNotThrough(g, seat, facility);
  if (why) return why;
  const { native } = g.def(id);
  if (!g.format.ignoreQuadrants && native >= 0 && native !== g.location(g.card(facility).host).quadrant)
    return { rule: 'DOM-54', text: 'The card is native to another quadrant', also: ['R-5.2', 'R-5.3', 'BOG-85'] };
  if (fits(g, seat, id, facility)) return null;
  const apart = apartBy(g.def(id).affiliations | affiliations(g, facility));
  return { rule: 'R-5.4', text: 'The card is not compatible with that facility', also: ['R-6.3', 'R-5.2', ...apart] };
}

/** DOM-22: an infiltrator may report wherever the opponent could report cards of its icon's affiliation, in whatever quadrant (DOM-55). */
function infiltrationDestinations(g: Game, seat: Seat, id: number, out: Destination[]): void {
  const foe = other(seat);
  for (const f of g.tableau.facilities) {
    if (g.state.cards[f].controller !== foe) continue;
    const as = infiltrationModes(g, id).find((m) => compatibleBits(g, foe, 1 << m, affiliations(g, f)));
    if (as !== undefined && whyNotThrough(g, foe, f) === null)
      out.push({ spot: f, via: -1, free: false, limit: null, as });
  }
}

/** Why the card may not enter play at all now, wherever; `by` is the card that downloads it, if one does. */
export function whyNotEnter(g: Game, seat: Seat, id: number, by = -1): Reason | null {
  const d = g.def(id);
  if (d.facts.type === 'Artifact') return UNEARNED;
  if (!d.personnel && !d.ship && !d.equipment) return CANNOT_REPORT;
  const locked = d.icons.has('AU') && !g.format.ignoreAlternateUniverse;
  if (locked && !granted(g, 'alternate-universe', id, by)) return NEEDS_DOOR;
  return whyNotUnique(g, seat, id);
}

/** A text that lets the card report: one in play, or the card's own ("may report aboard …"). */
interface Permission {
  readonly card: number;
  readonly m: ReportModifier;
}

function permissionsFor(g: Game, seat: Seat, id: number): Permission[] {
  const out: Permission[] = [];
  for (const { card, modifier: m } of g.tableau.report) {
    // a mission's text, and in Warp Speed that of Red Alert! (WARP-34), serves both players
    const theirs = g.card(card).controller !== seat && g.def(card).facts.type !== 'Mission' && !m.forBoth?.(g, card);
    if (!theirs && m.who(g, card, id) && !lacksDocking(g, card)) out.push({ card, m });
  }
  for (const m of g.def(id).rules?.modifiers ?? [])
    if (m.kind === 'report' && m.who(g, id, id)) out.push({ card: id, m });
  return out.filter(({ card, m }) => whyLimited(g, seat, card, 'report', m.limit) === null);
}

/** Every destination once, free where a text makes it so. `location` limits them to one location (special downloads, DOM-80). */
export function destinations(g: Game, seat: Seat, id: number, location = -1): Destination[] {
  const out: Destination[] = [];
  const d = g.def(id);
  const cards = g.state.cards;
  const add = (spot: Spot, via: number, free: boolean, limit: Limit | null) => {
    if (!isUsableAt(g, seat, id, spot) || isDerelict(g, spot)) return;
    if (location !== -1 && locationOfSpot(g, spot) !== location) return;
    const known = out.find((x) => x.spot === spot);
    if (known === undefined) out.push({ spot, via, free, limit });
    else if (free && !known.free) {
      known.via = via;
      known.free = true;
      known.limit = limit;
    }
  };
  const permissions = permissionsFor(g, seat, id);
  // a permission from elsewhere replaces the facility and quadrant, not the compatibility of the destination
  for (const { card, m } of permissions) {
    for (const spot of m.spots?.(g, card, id) ?? []) {
      if (isCardSpot(spot) && !m.anyAffiliation && !fits(g, seat, id, spot)) continue;
      if (isCardSpot(spot) && (cards[spot].status & (Status.Cloaked | Status.Phased)) !== 0) continue;
      add(spot, card, m.free, m.limit);
    }
  }
  for (const f of g.tableau.facilities) {
    if (whyNotFacility(g, seat, id, f) === null) add(f, -1, false, null);
  }
  // "reports for free" names no place: wherever it may report anyway
  for (const { card, m } of permissions)
    if (m.spots === null) for (const { spot } of [...out]) add(spot, card, m.free, m.limit);
  if (d.infiltrates && location === -1) infiltrationDestinations(g, seat, id, out);
  return out;
}

/** Why the card may not report to this spot, which is none of its destinations, given that it may enter play. */
export function whyNotThere(g: Game, seat: Seat, id: number, spot: Spot): Reason {
  if (!isUsableAt(g, seat, id, spot)) return NOT_USABLE;
  if (!isCardSpot(spot)) return NO_PLACE;
  if (g.def(spot).facility) return whyNotFacility(g, seat, id, spot) ?? NO_PLACE;
  if (isDerelict(g, spot)) return DERELICT;
  return lacksDocking(g, spot) ? NO_DOCKING : NO_PLACE;
}
