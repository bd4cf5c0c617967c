/** Where a personnel, ship or equipment may report for duty (section 5 of the base rules; DOM-54 to DOM-60). */
import { apartBy, compatibleBits, mixByText } from '../affiliations/compatibility.ts';
import { affiliationBit, QUADRANTS } from '../cards/names.ts';
import type { Reason } from '../core/decision.ts';
import { inPlay } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { whyLimited } from '../core/limits.ts';
import { forbidden } from '../core/permissions.ts';
import type { Spot } from '../core/spot.ts';
import { isCardSpot } from '../core/spot.ts';
import { other, type Seat, Status } from '../core/state.ts';
import { affiliations } from '../core/values.ts';
import { isSite, isUncontrolled, vesselOf } from '../core/vessel.ts';
import { infiltrationModes } from '../infiltration/infiltration.ts';
import type { Limit, ReportModifier } from '../language/definition.ts';
import { isLocked, isShutOut, NEEDS_DOOR } from '../playing/alternate-universe.ts';
import { whyNotUnique } from '../playing/uniqueness.ts';
import { locationOf, locationOfSpot, personnelAt, quadrantAt } from '../spaceline/places.ts';
import { homesInTime, nativeSpots } from '../spaceline/time-locations.ts';

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
  also: ['R-5.4', 'R-6.3'],
};
const NO_REPORTING: Reason = {
  rule: 'R-5.7',
  text: 'Nobody reports to a station itself, only where a site or another card allows',
};
const UNEARNED: Reason = { rule: 'R-8.16', text: 'An artifact enters play only where it is earned' };
const CANNOT_REPORT: Reason = { rule: 'R-5.1', text: 'Only personnel, ships and equipment report for duty' };

/** a site of a Nor where no ship can dock takes nobody in. */
const NO_DOCKING: Reason = { rule: 'R-5.7', text: 'The station has no docking site', also: ['R-11.43'] };
const lacksDocking = (g: Game, site: number): boolean =>
  g.format.sitesNeedDocking &&
  isSite(g, site) &&
  !g.tableau.aboard[vesselOf(g, site)].some((x) => g.def(x).rules?.docks !== undefined);

/** DOM-66: nobody reports aboard a station that nobody controls. */
const DERELICT: Reason = { rule: 'DOM-70', text: 'Nobody reports aboard a station that nobody has taken over yet' };
const isDerelict = (g: Game, spot: Spot): boolean =>
  isCardSpot(spot) && isSite(g, spot) && isUncontrolled(g, vesselOf(g, spot));

/** by an option: "use only" equipment reports where a place or a personnel of its player is of those who use it. */
const NOT_USABLE: Reason = { rule: 'R-1.16', text: 'Nobody of yours there could use that equipment' };
function isUsableAt(g: Game, seat: Seat, id: number, spot: Spot): boolean {
  const { useOnly } = g.def(id).facts;
  if (!g.format.restrictedEquipmentReports || useOnly === undefined) return true;
  const users = useOnly.reduce((bits, a) => bits | affiliationBit(a), 0);
  const there = [...(isCardSpot(spot) ? [spot] : []), ...personnelAt(g, spot, seat)];
  return there.some((x) => (affiliations(g, x) & users) !== 0);
}

/** Would the card get along there, in any of its affiliations?: at a site, with the station. */
function fits(g: Game, seat: Seat, id: number, host: number): boolean {
  const d = g.def(id);
  if (d.affiliations === 0) return true;
  const vessel = vesselOf(g, host);
  return d.modes.some((m) => compatibleBits(g, seat, 1 << m, affiliations(g, vessel))) || mixByText(g, id, vessel);
}

/** one of your facilities, in its native quadrant (DOM-54, DOM-57). */
function whyNotThrough(g: Game, seat: Seat, facility: number): Reason | null {
  const f = g.card(facility);
  const kind = g.def(facility).facts.facility;
  if (kind !== 'outpost' && kind !== 'headquarters') return NO_REPORTING;
  const open = f.controller === seat || kind === 'headquarters';
  if (!open || !inPlay(f)) return NO_PLACE;
  return isAtHome(g, facility, facility) ? null : FACILITY_ABROAD;
}

const FACILITY_ABROAD: Reason = {
  rule: 'DOM-57',
  text: 'The facility is outside its native quadrant',
  also: ['DOM-54', 'R-5.2', 'R-5.3', 'BOG-88'],
};
const DELTA = QUADRANTS.indexOf('Delta');
/** VOY-07: the Delta Quadrant like the others. */
const abroad = (g: Game, id: number): Reason => ({
  rule: 'DOM-54',
  text: 'The card is native to another quadrant',
  also: ['R-5.2', 'R-5.3', 'BOG-85', ...(g.def(id).native === DELTA ? ['VOY-07'] : [])],
});

/** Is the card native to the quadrant where that facility stands? Equipment is at home everywhere (DOM-56). */
const isAtHome = (g: Game, id: number, facility: number): boolean =>
  g.format.ignoreQuadrants || g.def(id).native < 0 || g.def(id).native === quadrantAt(g, g.card(facility).host);

/** where it is a facility, or a site of one, that lets the card report, both are in their native quadrant. */
function whyAbroad(g: Game, id: number, via: number): Reason | null {
  const facility = vesselOf(g, via);
  if (!g.def(facility).facility) return null;
  if (!isAtHome(g, facility, facility)) return FACILITY_ABROAD;
  return isAtHome(g, id, facility) ? null : abroad(g, id);
}

/** In its own native quadrant, too, a card comes to a facility that it gets along with (DOM-54, DOM-56, R-5.4). */
function whyNotFacility(g: Game, seat: Seat, id: number, facility: number): Reason | null {
  const why = whyNotThrough(g, seat, facility);
  if (why) return why;
  if (!isAtHome(g, id, facility)) return abroad(g, id);
  return fits(g, seat, id, facility) ? null : unfit(g, id, facility);
}

const unfit = (g: Game, id: number, vessel: number): Reason => ({
  rule: 'R-5.4',
  text: 'The card is not compatible with that ship or facility',
  also: ['R-6.3', 'R-5.2', ...apartBy(g.def(id).affiliations | affiliations(g, vessel))],
});

/** DOM-22: an infiltrator may report wherever the opponent could report cards of its icon's affiliation, in whatever quadrant (DOM-55). */
function infiltrationDestinations(g: Game, seat: Seat, id: number, location: number, out: Destination[]): void {
  const foe = other(seat);
  for (const f of g.tableau.facilities) {
    if (g.state.cards[f].controller !== foe || (location !== -1 && locationOfSpot(g, f) !== location)) continue;
    const as = infiltrationModes(g, id).find((m) => compatibleBits(g, foe, 1 << m, affiliations(g, f)));
    if (as === undefined || !isAtHome(g, f, f)) continue;
    if (whyNotThrough(g, foe, f) === null) out.push({ spot: f, via: -1, free: false, limit: null, as });
    // at a Nor, where its sites let in such a card
    for (const { card, modifier: m } of g.tableau.report)
      if (isSite(g, card) && vesselOf(g, card) === f && m.who(g, card, id) && !lacksDocking(g, card))
        for (const spot of m.spots?.(g, card, id) ?? [])
          if (!isDerelict(g, spot)) out.push({ spot, via: card, free: m.free, limit: m.limit, as });
  }
}

/** Why the card may not enter play at all now, wherever; `by` is the card that downloads it, if one does. */
export function whyNotEnter(g: Game, seat: Seat, id: number, by = -1): Reason | null {
  const d = g.def(id);
  if (d.facts.type === 'Artifact') return UNEARNED;
  if (!d.personnel && !d.ship && !d.equipment) return CANNOT_REPORT;
  if (isShutOut(g, id, by)) return NEEDS_DOOR;
  return whyNotUnique(g, seat, id);
}

/** A text that lets the card report: one in play, or the card's own ("may report aboard …"). */
interface Permission {
  readonly card: number;
  readonly m: ReportModifier;
}

const permissionsFor = (g: Game, seat: Seat, id: number): Permission[] =>
  permissionsNamed(g, seat, id).filter(({ card, m }) => whyLimited(g, seat, card, 'report', m.limit) === null);

/** The same, spent or not. */
function permissionsNamed(g: Game, seat: Seat, id: number): Permission[] {
  const out: Permission[] = [];
  for (const { card, modifier: m } of g.tableau.report) {
    // a mission's text, and in Warp Speed that of Red Alert! (WARP-34), serves both players
    const theirs = g.card(card).controller !== seat && g.def(card).facts.type !== 'Mission' && !m.forBoth?.(g, card);
    if (!theirs && m.who(g, card, id) && !lacksDocking(g, card)) out.push({ card, m });
  }
  for (const m of g.def(id).rules?.modifiers ?? [])
    if (m.kind === 'report' && m.who(g, id, id)) out.push({ card: id, m });
  return out;
}

/** Why a text that names this spot does not let the card report there all the same, or null where none names it. */
function whyNotByText(g: Game, seat: Seat, id: number, spot: Spot): Reason | null {
  for (const { card, m } of permissionsNamed(g, seat, id)) {
    if (m.spots === null || !m.spots(g, card, id).includes(spot)) continue;
    const why = whyAbroad(g, id, card) ?? whyLimited(g, seat, card, 'report', m.limit);
    if (why !== null) return why;
    if (!m.anyAffiliation && !fits(g, seat, id, spot)) return unfit(g, id, spot);
  }
  return null;
}

const HIDDEN = Status.Cloaked | Status.Phased;
const isHidden = (g: Game, id: number): boolean => (g.card(vesselOf(g, id)).status & HIDDEN) !== 0;

/** Where such a text lets the card report.: it replaces the facility and the quadrant, not the compatibility of the destination. */
function spotsBy(g: Game, seat: Seat, id: number, { card, m }: Permission): Spot[] {
  if (m.spots === null || whyAbroad(g, id, card)) return [];
  return m.spots(g, card, id).filter((spot) => {
    if (!isCardSpot(spot)) return true;
    return (m.anyAffiliation || fits(g, seat, id, spot)) && !isHidden(g, spot);
  });
}

const NO_HOMES: readonly number[] = [];
const hasTimeLocations = (g: Game): boolean => g.state.lines.length > QUADRANTS.length;

/** Every destination once, free where a text makes it so. `location` limits them to one location (special downloads, DOM-80). */
export function destinations(g: Game, seat: Seat, id: number, location = -1, by = -1): Destination[] {
  const out: Destination[] = [];
  const d = g.def(id);
  const add = (spot: Spot, via: number, free: boolean, limit: Limit | null) => {
    if (!isUsableAt(g, seat, id, spot) || isDerelict(g, spot) || forbidden(g, 'report', id, seat, spot)) return;
    if (location !== -1 && locationOfSpot(g, spot) !== location) return;
    const known = out.find((x) => x.spot === spot);
    if (known === undefined) out.push({ spot, via, free, limit });
    else if (free && !known.free) {
      known.via = via;
      known.free = true;
      known.limit = limit;
    }
  };
  const homes = hasTimeLocations(g) ? homesInTime(g, id) : NO_HOMES;
  for (const home of homes)
    for (const spot of nativeSpots(g, seat, id, home))
      if (!isCardSpot(spot) || (fits(g, seat, id, spot) && !isHidden(g, spot)))
        add(spot, g.location(home).card, false, null);
  // without a door it is only where its own time is
  const locked = homes.length > 0 && isLocked(g, id, by);
  const permissions = permissionsFor(g, seat, id).filter(
    ({ card, m }) => !locked || m.spots === null || g.def(card).rules?.time !== undefined,
  );
  for (const { card, m } of permissions) {
    for (const spot of spotsBy(g, seat, id, { card, m })) add(spot, card, m.free, m.limit);
  }
  if (!locked)
    for (const f of g.tableau.facilities) if (whyNotFacility(g, seat, id, f) === null) add(f, -1, false, null);
  // "reports for free" names no place: wherever it may report anyway
  for (const { card, m } of permissions)
    if (m.spots === null)
      for (const { spot } of [...out])
        if (!m.here || locationOfSpot(g, spot) === locationOf(g, card)) add(spot, card, m.free, m.limit);
  if (d.infiltrates) infiltrationDestinations(g, seat, id, location, out);
  return out;
}

/** DOM-22: as what it comes to that spot, whichever way it enters play; undefined = as itself. */
export const infiltratesAs = (g: Game, seat: Seat, id: number, spot: Spot): number | undefined =>
  g.def(id).infiltrates ? destinations(g, seat, id).find((x) => x.spot === spot)?.as : undefined;

/** Why the card may not report to this spot, which is none of its destinations, given that it may enter play. */
export function whyNotThere(g: Game, seat: Seat, id: number, spot: Spot): Reason {
  if (!isUsableAt(g, seat, id, spot)) return NOT_USABLE;
  const atHome = homesInTime(g, id).includes(locationOfSpot(g, spot));
  if (!atHome && isLocked(g, id, -1)) return NEEDS_DOOR;
  const ban = forbidden(g, 'report', id, seat, spot);
  if (ban) return ban;
  if (!isCardSpot(spot)) return NO_PLACE;
  if (atHome && !fits(g, seat, id, spot)) return unfit(g, id, spot);
  if (g.def(spot).facility) return whyNotFacility(g, seat, id, spot) ?? NO_PLACE;
  if (isDerelict(g, spot)) return DERELICT;
  if (lacksDocking(g, spot)) return NO_DOCKING;
  return whyNotByText(g, seat, id, spot) ?? (isSite(g, spot) ? whyAbroad(g, id, spot) : null) ?? NO_PLACE;
}
