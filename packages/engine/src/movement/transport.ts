/** Beaming and walking: how personnel and equipment change places. */

import { allMix, apartBy, compatible } from '../affiliations/compatibility.ts';
import { freeAboard } from '../affiliations/house-arrest.ts';
import { scoutsAtOnce, whyNotGoAbroad, whyTooMany } from '../borg/objectives.ts';
import type { Action } from '../core/action.ts';
import { Option, type Proposal, type Reason } from '../core/decision.ts';
import { putAt } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { ONCE_A_TURN, useUp, whyLimited } from '../core/limits.ts';
import { forbidden, granted } from '../core/permissions.ts';
import { NOT_YOURS, UNKNOWN_PLACE } from '../core/reasons.ts';
import { isCardSpot, isPlanetSpot, NOWHERE, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { other, type Seat, Status, Zone } from '../core/state.ts';
import { isWholeAnswer } from '../core/tableau.ts';
import { placeRef, refs } from '../core/telling.ts';
import { affiliations, attribute, disabled, inStasis, isCaptive, isOffline, stopped } from '../core/values.ts';
import { controls, isOpenToBoth, isSite, vesselOf } from '../core/vessel.ts';
import { isHologram } from '../happenings/deactivating.ts';
import { respond } from '../happenings/responses.ts';
import { wearsEmitter } from '../holograms/holograms.ts';
import { isInfiltrating, joiners, movableInfiltratorsAt } from '../infiltration/infiltration.ts';
import { ablePersonnelAt, cardsAt, isPlanetLocation, locationOfSpot } from '../spaceline/places.ts';
import { isNor, sitesOf } from '../spaceline/sites.ts';

const OFF_LINE: Reason = { rule: 'BOG-42', text: 'The transporters are off line', also: ['R-7.9'] };
const ELSEWHERE: Reason = { rule: 'R-7.9', text: 'Beaming needs both ends at the same location' };
const SAME: Reason = { rule: 'R-7.9', text: 'They are already there' };
const NO_TRANSPORTERS: Reason = {
  rule: 'R-7.9',
  text: 'Neither end has transporters that you control',
  also: ['VOY-02'],
};
const CLOAKED: Reason = { rule: 'CR-77', text: 'Nobody beams to or from a cloaked ship', also: ['CR-70', 'R-7.19'] };
const PHASED: Reason = {
  rule: 'CR-93',
  text: 'Nobody beams or walks to or from a phased ship or facility',
  also: ['CR-80', 'R-7.19'],
};
const NOT_A_STATION: Reason = {
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
const NO_PLANET: Reason = { rule: 'R-7.11', text: 'Nobody can beam into space' };
const NOBODY: Reason = { rule: 'R-7.9', text: 'None of those cards can be moved from there' };
const ACCOMPANIED: Reason = { rule: 'R-12.8', text: 'Disabled personnel move only when others take them along' };
const STOPPED: Reason = { rule: 'R-8.22', text: 'A stopped card does not move by itself', also: ['R-7.9', 'R-7.1'] };
const IN_STASIS: Reason = { rule: 'R-12.8', text: 'Nobody moves a card in stasis' };
const NOT_THERE: Reason = { rule: 'R-7.9', text: 'That card is not there' };
const NOT_CONNECTED: Reason = { rule: 'R-7.15', text: 'There is no way to walk from one to the other' };
const incompatible = (g: Game, a: number, b: number): Reason => ({
  rule: 'R-6.3',
  text: 'Only compatible personnel may board',
  also: apartBy(affiliations(g, a) | affiliations(g, b)),
});
const NO_EMITTER: Reason = {
  rule: 'VOY-09',
  text: 'A hologram leaves ships and facilities only with an emitter of its own',
  also: ['VOY-13', 'R-11.10'],
};
const NO_CARRIER: Reason = { rule: 'R-7.12', text: 'Equipment is carried by personnel; it does not walk' };
const NO_OPERATOR: Reason = { rule: 'R-7.12', text: 'Nobody of yours is there to work the transporters' };
const NOT_MOVABLE: Reason = { rule: 'R-7.9', text: 'Only personnel and equipment beam or walk' };

const INFILTRATOR: Reason = { rule: 'DOM-32', text: 'An infiltrator only beams by itself, or goes along with others' };
/** The word of the option by which infiltrators beam themselves. */
const SLIP = 'infiltrators';
const HALTED: Reason = {
  rule: 'DOM-75',
  text: 'They have halted at a site, and walk no further this turn',
  also: ['R-7.15'],
};
const PHASED_WALK: Reason = { rule: 'CR-85', text: 'Phased personnel move only by beaming', also: ['R-7.19'] };
const HELD: Reason = { rule: 'BOG-74', text: 'Only a captive who is escorted can be taken along', also: ['BOG-75'] };

const HIDDEN = Status.Cloaked | Status.Phased;

/** CR-77, CR-93: nobody comes or goes where the card itself is hidden. */
function whyHidden(g: Game, spot: Spot): Reason | null {
  if (!isCardSpot(spot)) return null;
  const { status } = g.card(spot);
  if ((status & HIDDEN) === 0) return null;
  return (status & Status.Phased) !== 0 ? PHASED : CLOAKED;
}
/** BOG-74: those who are held otherwise than by an escort stay where they are. */
const NOT_ESCORTED = Status.Trapped | Status.Jailed | Status.Unattended;

/** Somebody who walks by himself; captives are moved like equipment (BOG-74). */
const isPerson = (g: Game, id: number): boolean => g.def(id).personnel && !isCaptive(g, id);

/** VOY-02: Kazon ships and facilities have none unless a card gives them some. */
export const hasTransporters = (g: Game, id: number): boolean =>
  (g.def(id).facts.noTransporters !== true || granted(g, 'transporters', id, -1)) && !isOffline(g, id, 'transporters');

const isVessel = (g: Game, id: number): boolean => g.def(id).ship || g.def(id).facility;

const isOpen = (g: Game, seat: Seat, id: number): boolean => controls(g, seat, id) || isOpenToBoth(g, id);
/** Its transporters, and the cover of its SHIELDS, too; a text may open those of other ships. */
const serves = (g: Game, seat: Seat, id: number): boolean => isOpen(g, seat, id) || granted(g, 'serves', id, seat);

/** a Nor, or a ship that is docked there. */
const isSealed = (g: Game, id: number): boolean =>
  isNor(g, id) || (g.card(id).dock !== -1 && isSite(g, g.card(id).dock));

/** The places at a location between which people might move. */
function spotsAt(g: Game, location: number): Spot[] {
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

/** Why one card cannot leave with the others, or null. */
export function whyNotMovable(g: Game, seat: Seat, id: number): Reason | null {
  const c = g.card(id);
  const d = g.def(id);
  if (c.controller !== seat) return NOT_YOURS;
  if (!d.personnel && !d.equipment) return NOT_MOVABLE;
  if (isInfiltrating(g, id)) return INFILTRATOR;
  if (isCaptive(g, id)) return (c.status & NOT_ESCORTED) !== 0 ? HELD : null;
  if (stopped(g, id)) return STOPPED;
  if (inStasis(g, id)) return IN_STASIS;
  return forbidden(g, 'leave', id, seat);
}

/** Why one card may not go aboard there, or null. */
function whyNotBoard(g: Game, seat: Seat, id: number, to: Spot): Reason | null {
  if (!isCardSpot(to) && isHologram(g, id) && !wearsEmitter(g, id)) return NO_EMITTER;
  if (!isCardSpot(to) || !isPerson(g, id) || !isOpen(g, seat, to)) return null;
  const vessel = vesselOf(g, to);
  if (!compatible(g, id, vessel)) return incompatible(g, id, vessel);
  if (allMix(g)) return null;
  const foe = freeAboard(g, to, seat).find((x) => !compatible(g, id, x));
  return foe === undefined ? null : incompatible(g, id, foe);
}

/** May it go aboard there, or down to the surface? For texts by which people come to places otherwise than by beaming. */
export const boardable = (g: Game, seat: Seat, id: number, to: Spot): boolean => whyNotBoard(g, seat, id, to) === null;

/** Who could leave from there; asked for beaming and for walking, so it is kept. */
export function leavers(g: Game, seat: Seat, from: Spot): readonly number[] {
  const t = g.tableau;
  const aboard = isCardSpot(from);
  if (!(aboard || isPlanetSpot(from)) || !isWholeAnswer(t)) return findLeavers(g, seat, from);
  const kept = aboard ? t.answers.leaveAboard : t.answers.leavePlanet;
  const key = 2 * (aboard ? from : spotLocation(from)) + seat;
  return kept.get(key) ?? kept.set(key, findLeavers(g, seat, from));
}

function findLeavers(g: Game, seat: Seat, from: Spot): readonly number[] {
  let out = NOBODY_LEAVES;
  for (const id of cardsAt(g, from)) {
    if (g.card(id).controller !== seat || whyNotMovable(g, seat, id) !== null) continue;
    if (out === NOBODY_LEAVES) out = [id];
    else out.push(id);
  }
  return out;
}

/** One empty list for all places, so nothing is ever added to it. */
const NOBODY_LEAVES: number[] = [];

function boarders(g: Game, seat: Seat, cards: readonly number[], to: Spot): number[] {
  const out: number[] = [];
  for (const id of cards) if (whyNotBoard(g, seat, id, to) === null) out.push(id);
  return out;
}

const movers = (g: Game, seat: Seat, from: Spot, to: Spot): number[] => boarders(g, seat, leavers(g, seat, from), to);

/** Of those who could go, the ones whom no text keeps from beaming. */
const beaming = (g: Game, seat: Seat, cards: readonly number[]): readonly number[] =>
  g.tableau.forbid.length === 0 ? cards : cards.filter((id) => forbidden(g, 'beam', id, seat) === null);

/** Why these cards may not go together: helpless people, people who do not get along aboard. */
function whyNotTogether(g: Game, cards: readonly number[], to: Spot): Reason | null {
  const people = cards.filter((id) => isPerson(g, id));
  if (people.length > 0 && people.every((id) => disabled(g, id))) return ACCOMPANIED;
  if (!isCardSpot(to) || allMix(g)) return null;
  for (const a of people) for (const b of people) if (!compatible(g, a, b)) return incompatible(g, a, b);
  return null;
}

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

/** equipment goes alone only when somebody of yours works the transporters. */
function whyNotAlone(g: Game, seat: Seat, cards: readonly number[], from: Spot, to: Spot): Reason | null {
  if (cards.some((id) => isPerson(g, id))) return null;
  // a captive who is stopped is carried, and does not beam
  if (cards.some((id) => stopped(g, id))) return STOPPED;
  const worked = (s: Spot) =>
    isCardSpot(s) && serves(g, seat, s) && hasTransporters(g, s) && ablePersonnelAt(g, s, seat).length > 0;
  return worked(from) || worked(to) ? null : NO_OPERATOR;
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

function whyNotSpot(g: Game, seat: Seat, spot: Spot, end: Spot): Reason | null {
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
class End {
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
function endsAt(g: Game, seat: Seat, spots: readonly Spot[]): End[] {
  const out: End[] = [];
  for (const spot of spots)
    if (whyNoEnd(g, spot) === null && forbidden(g, 'beam', spot, seat) === null) out.push(new End(g, seat, spot));
  return out;
}

function whyNotBeam(g: Game, seat: Seat, from: Spot, to: Spot): Reason | null {
  if (from === to) return SAME;
  const bad = whyNotSpot(g, seat, from, to) ?? whyClosed(g, seat, to, from) ?? whyNotSpot(g, seat, to, from);
  if (bad) return bad;
  if (locationOfSpot(g, from) !== locationOfSpot(g, to)) return ELSEWHERE;
  if (!canTransport(g, seat, from, to)) {
    const off = [from, to].some((s) => isCardSpot(s) && isOffline(g, s, 'transporters'));
    return off ? OFF_LINE : NO_TRANSPORTERS;
  }
  return forbidden(g, 'beam', from, seat) ?? forbidden(g, 'beam', to, seat);
}

/** Somebody who goes by himself, and takes the helpless along. */
const goesAlone = (g: Game, id: number): boolean => isPerson(g, id) && !disabled(g, id);

function anyGoesAlone(g: Game, ids: readonly number[]): boolean {
  for (const id of ids) if (goesAlone(g, id)) return true;
  return false;
}

/** Is there anybody among them who may go, or anything that others beam over? */
function anyMayBeam(g: Game, seat: Seat, group: readonly number[], from: Spot, to: Spot): boolean {
  if (anyGoesAlone(g, group)) return true;
  if (group.length === 0) return false;
  const things = group.filter((id) => !isPerson(g, id) && !stopped(g, id));
  return things.length > 0 && whyNotAlone(g, seat, things, from, to) === null;
}

/** of those who could board, Borg only where their objective allows it. */
const arrivals = (g: Game, seat: Seat, cards: readonly number[], to: Spot): readonly number[] =>
  g.tableau.borg ? cards.filter((id) => whyNotGoAbroad(g, seat, id, to) === null) : cards;

/** Too many at once for a text about one of the two ends: people are counted, not cards. */
function whyCrowded(g: Game, seat: Seat, ids: readonly number[], from: Spot, to: Spot): Reason | null {
  const people = ids.reduce((sum, id) => sum + (g.def(id).personnel ? g.def(id).people : 0), 0);
  return people === 0 ? null : (forbidden(g, 'crowd', people, seat, from) ?? forbidden(g, 'crowd', people, seat, to));
}

/** How many of these people may go at once, the same way. */
function mostPeople(g: Game, seat: Seat, people: readonly number[], from: Spot, to: Spot): number {
  if (!g.tableau.forbid.some(({ modifier: m }) => m.what === 'crowd')) return people.length;
  let most = people.length;
  while (most > 0 && whyCrowded(g, seat, people.slice(0, most), from, to) !== null) most--;
  return most;
}

/** one scout at a time to a ship; whatever else goes along is not counted (`whyTooMany` asks who they are). */
function mostAtOnce(g: Game, seat: Seat, group: readonly number[], from: Spot, to: Spot): number {
  const people = group.filter((id) => g.def(id).personnel);
  const most = Math.min(scoutsAtOnce(g, seat, to), mostPeople(g, seat, people, from, to));
  return Math.min(group.length, most + group.length - people.length);
}

/** To save time: somebody or something of this player's is on the planet, or aboard anything that stands there. */
function someCouldLeave(g: Game, seat: Seat, location: number): boolean {
  const { space, planet, aboard } = g.tableau;
  for (const id of space[location])
    for (const x of aboard[id]) if (g.card(x).controller === seat || isSite(g, x)) return true;
  for (const id of planet[location]) {
    if (g.card(id).controller === seat) return true;
    for (const x of aboard[id]) if (g.card(x).controller === seat || isSite(g, x)) return true;
  }
  return false;
}

function listBeam(g: Game, seat: Seat, out: Option[]): void {
  for (let location = 0; location < g.state.locations.length; location++) {
    // to save time: from an empty planet nobody goes anywhere
    if (g.tableau.space[location].length === 0 && g.tableau.planet[location].length === 0) continue;
    if (!someCouldLeave(g, seat, location)) continue;
    const spots = spotsAt(g, location);
    if (spots.length < 2) continue;
    let ends: readonly End[] | null = null;
    for (const from of spots) {
      const cards = beaming(g, seat, leavers(g, seat, from));
      if (cards.length === 0) continue;
      ends ??= endsAt(g, seat, spots);
      const start = ends.find(({ spot }) => spot === from);
      if (start === undefined) continue;
      for (const end of ends) {
        if (start === end || !start.leadsTo(end)) continue;
        const to = end.spot;
        const group = arrivals(g, seat, boarders(g, seat, cards, to), to);
        if (!anyMayBeam(g, seat, group, from, to)) continue;
        const most = mostAtOnce(g, seat, group, from, to);
        if (most > 0) out.push(new Option('beam', -1, from, to).withGroup(group, 1, most));
      }
    }
  }
}

/** Why none of those there may go, where nobody in particular is named. */
function whyNobody(g: Game, all: readonly number[]): Reason | null {
  if (all.length === 0) return NOBODY;
  const helpless = all.every((id) => isPerson(g, id) && !goesAlone(g, id));
  return helpless ? ACCOMPANIED : null;
}

/** Why these cards may not go that way, for either manner of going. */
function whyNotGo(g: Game, seat: Seat, a: Proposal, way: (from: Spot, to: Spot) => Reason | null): Reason | null {
  const first = a.cards[0];
  if (first === undefined && a.from === NOWHERE) {
    // nobody named: at least say whether the other end is a place to go to
    return whyNotSpot(g, seat, a.to, a.to) ?? NOBODY;
  }
  for (const id of a.cards) {
    if (a.from !== NOWHERE && !cardsAt(g, a.from).includes(id)) return NOT_THERE;
  }
  const from = a.from !== NOWHERE ? a.from : spotOfCard(g, first);
  if (from === NOWHERE) return NOT_THERE;
  const reason = way(from, a.to);
  if (reason) {
    // a Borg would not go there if the way were open, either
    const abroad = a.verb === 'beam' && first !== undefined ? whyNotGoAbroad(g, seat, first, a.to) : null;
    return abroad === null ? reason : { ...reason, also: [...(reason.also ?? []), abroad.rule] };
  }
  for (const id of a.cards) {
    const kept = a.verb === 'beam' ? forbidden(g, 'beam', id, seat) : null;
    const abroad = a.verb === 'beam' ? whyNotGoAbroad(g, seat, id, a.to) : null;
    const bad = whyNotMovable(g, seat, id) ?? kept ?? whyNotBoard(g, seat, id, a.to) ?? abroad;
    if (bad) return bad;
  }
  if (a.cards.length === 0) {
    const able = movers(g, seat, from, a.to);
    const nobody = whyNobody(g, able);
    if (nobody) return nobody;
    return a.verb === 'beam' && arrivals(g, seat, able, a.to).length === 0
      ? whyNotGoAbroad(g, seat, able[0], a.to)
      : null;
  }
  const alone = a.verb === 'beam' ? whyNotAlone(g, seat, a.cards, from, a.to) : whyNotCarried(g, a.cards);
  const many =
    a.verb === 'beam' ? (whyTooMany(g, seat, a.cards, a.to) ?? whyCrowded(g, seat, a.cards, from, a.to)) : null;
  return whyNotTogether(g, a.cards, a.to) ?? many ?? alone;
}

function spotOfCard(g: Game, id: number): Spot {
  const c = g.card(id);
  if (c.zone === Zone.Aboard) return c.host;
  return c.zone === Zone.Planet ? planetSpot(c.host) : NOWHERE;
}

function* go(g: Game, seat: Seat, o: Option, movers: readonly number[]): Flow {
  // DOM-75: whoever has halted at a site walks no further this turn
  if (o.verb === 'walk' && isAtSite(g, o.to)) for (const id of movers) useUp(g, seat, id, WALK, ONCE_A_TURN);
  // DOM-29: infiltrators among them may come along
  const along = movers.some((id) => isPerson(g, id) && !isInfiltrating(g, id))
    ? yield* joiners(g, o.from, seat, '{card}: go along with the others?')
    : [];
  const cards = [...movers, ...along];
  for (const id of cards) putAt(g, id, o.to);
  tell(g, seat, o, cards);
  // where they came from; where they are now the cards tell
  const e = new GameEvent(o.verb === 'beam' ? 'beamed' : 'walked', seat, isCardSpot(o.from) ? o.from : -1, cards);
  e.spot = o.to;
  yield* respond(g, e);
}

function tell(g: Game, seat: Seat, o: Option, cards: readonly number[]): void {
  g.tell(() => ({
    kind: 'transported',
    who: seat,
    how: o.verb as 'beam' | 'walk',
    cards: refs(g, cards),
    from: placeRef(g, o.from),
    to: placeRef(g, o.to),
  }));
}

/** DOM-31: an infiltrator works the transporters and SHIELDS of those he is among, to beam himself. */
function whyNotSlip(g: Game, seat: Seat, from: Spot, to: Spot): Reason | null {
  if (from === to) return SAME;
  if (locationOfSpot(g, from) !== locationOfSpot(g, to)) return ELSEWHERE;
  for (const s of [from, to]) {
    if (isPlanetSpot(s) ? !isPlanetLocation(g, spotLocation(s)) : !isCardSpot(s) || !isVessel(g, s)) return NO_PLANET;
    if (isCardSpot(s) && isSealed(g, s)) return NOT_A_STATION;
    const hidden = whyHidden(g, s);
    if (hidden !== null) return hidden;
  }
  const works = (s: Spot) => isCardSpot(s) && g.card(s).controller !== seat && hasTransporters(g, s);
  return works(from) || works(to) ? null : NO_TRANSPORTERS;
}

const allInfiltrate = (g: Game, seat: Seat, cards: readonly number[]): boolean =>
  cards.length > 0 && cards.every((id) => g.card(id).controller === seat && isInfiltrating(g, id));

function listSlips(g: Game, seat: Seat, out: Option[]): void {
  const spots = new Set<Spot>();
  for (const id of g.tableau.infiltrators) {
    const spot = spotOfCard(g, id);
    if (spot !== NOWHERE) spots.add(spot);
  }
  for (const from of spots) {
    const location = locationOfSpot(g, from);
    // aboard a ship that has vanished there is nowhere to slip to
    if (location < 0) continue;
    const group = movableInfiltratorsAt(g, from, other(seat));
    if (group.length === 0) continue;
    const ends: Spot[] = [...g.tableau.space[location], ...g.tableau.planet[location]];
    if (isPlanetLocation(g, location)) ends.push(planetSpot(location));
    for (const to of ends)
      if (whyNotSlip(g, seat, from, to) === null)
        out.push(new Option('beam', -1, from, to, SLIP).withGroup(group, 1, group.length));
  }
}

export const beam: Action = {
  verb: 'beam',
  list(g, seat, out) {
    listBeam(g, seat, out);
    listSlips(g, seat, out);
  },
  why: (g, seat, a) =>
    allInfiltrate(g, seat, a.cards)
      ? whyNotSlip(g, seat, a.from === NOWHERE ? spotOfCard(g, a.cards[0]) : a.from, a.to)
      : whyNotGo(g, seat, a, (from, to) => whyNotBeam(g, seat, from, to)),
  check: (g, seat, o, cards) =>
    o.mark === SLIP
      ? null
      : (whyNotTogether(g, cards, o.to) ??
        whyTooMany(g, seat, cards, o.to) ??
        whyCrowded(g, seat, cards, o.from, o.to) ??
        whyNotAlone(g, seat, cards, o.from, o.to)),
  run: go,
};

// ----- for texts that let people beam at other times

/** Where those at a spot could beam; such texts overcome no obstacle. */
export function beamEnds(g: Game, seat: Seat, from: Spot): Spot[] {
  const location = locationOfSpot(g, from);
  return location < 0 ? [] : spotsAt(g, location).filter((to) => whyNotBeam(g, seat, from, to) === null);
}

/** A player's people at a spot who could beam there, the helpless not counted. */
export const beamers = (g: Game, seat: Seat, from: Spot, to: Spot): number[] =>
  beaming(g, seat, movers(g, seat, from, to)).filter((id) => isPerson(g, id) && !disabled(g, id));

/** They beam. */
export function* beamOver(g: Game, seat: Seat, from: Spot, to: Spot, cards: readonly number[]): Flow {
  yield* go(g, seat, new Option('beam', -1, from, to), cards);
}

// ----- walking

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

/** A player's people at a spot who could walk there now, the helpless not counted. */
export const walkers = (g: Game, seat: Seat, from: Spot, to: Spot): number[] =>
  whyNotWalk(g, seat, from, to)
    ? []
    : movers(g, seat, from, to).filter(
        (id) => isPerson(g, id) && !disabled(g, id) && !isPhased(g, id) && !hasHalted(g, id),
      );

/** They walk. */
export function* walkOver(g: Game, seat: Seat, from: Spot, to: Spot, cards: readonly number[]): Flow {
  yield* go(g, seat, new Option('walk', -1, from, to), cards);
}

export const walk: Action = {
  verb: 'walk',
  list: listWalk,
  why: (g, seat, a) => whyNotGo(g, seat, a, (from, to) => whyNotWalk(g, seat, from, to)),
  check: (g, _seat, o, cards) => whyNotTogether(g, cards, o.to) ?? whyNotCarried(g, cards),
  run: go,
};
