/** Beaming, and infiltrators who slip away by themselves (R-7.9 to, DOM-31). */

import { scoutsAtOnce, whyNotGoAbroad, whyTooMany } from '../borg/objectives.ts';
import type { Action } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { isCardSpot, isPlanetSpot, NOWHERE, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { other, type Seat } from '../core/state.ts';
import { disabled, stopped } from '../core/values.ts';
import { isSite } from '../core/vessel.ts';
import { isInfiltrating, movableInfiltratorsAt } from '../infiltration/infiltration.ts';
import { ablePersonnelAt, isPlanetLocation, locationOfSpot } from '../spaceline/places.ts';
import {
  anyGoesAlone,
  boarders,
  isPerson,
  isVessel,
  leavers,
  movers,
  STOPPED,
  spotOfCard,
  whyHidden,
  whyNotTogether,
} from './goers.ts';
import { go, type Manner, whyNotGo } from './going.ts';
import {
  ELSEWHERE,
  type End,
  endsAt,
  hasTransporters,
  isSealed,
  NO_PLANET,
  NO_TRANSPORTERS,
  NOT_A_STATION,
  SAME,
  serves,
  spotsAt,
  whyNotBeam,
} from './transporters.ts';

const NO_OPERATOR: Reason = { rule: 'R-7.12', text: 'Nobody of yours is there to work the transporters' };

/** The word of the option by which infiltrators beam themselves. */
const SLIP = 'infiltrators';

/** Of those who could go, the ones whom no text keeps from beaming. */
const beaming = (g: Game, seat: Seat, cards: readonly number[]): readonly number[] =>
  g.tableau.forbid.length === 0 ? cards : cards.filter((id) => forbidden(g, 'beam', id, seat) === null);

/** equipment goes alone only when somebody of yours works the transporters. */
function whyNotAlone(g: Game, seat: Seat, cards: readonly number[], from: Spot, to: Spot): Reason | null {
  if (cards.some((id) => isPerson(g, id))) return null;
  // a captive who is stopped is carried, and does not beam
  if (cards.some((id) => stopped(g, id))) return STOPPED;
  const worked = (s: Spot) =>
    isCardSpot(s) && serves(g, seat, s) && hasTransporters(g, s) && ablePersonnelAt(g, s, seat).length > 0;
  return worked(from) || worked(to) ? null : NO_OPERATOR;
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

const whyNotInCompany = (g: Game, seat: Seat, cards: readonly number[], from: Spot, to: Spot): Reason | null =>
  whyTooMany(g, seat, cards, to) ?? whyCrowded(g, seat, cards, from, to) ?? whyNotAlone(g, seat, cards, from, to);

const manner = (g: Game, seat: Seat): Manner => ({
  way: (from, to) => whyNotBeam(g, seat, from, to),
  kept: (id) => forbidden(g, 'beam', id, seat),
  abroad: (id, to) => whyNotGoAbroad(g, seat, id, to),
  company: (cards, from, to) => whyNotInCompany(g, seat, cards, from, to),
});

export const beam: Action = {
  verb: 'beam',
  list(g, seat, out) {
    listBeam(g, seat, out);
    listSlips(g, seat, out);
  },
  why: (g, seat, a) =>
    allInfiltrate(g, seat, a.cards)
      ? whyNotSlip(g, seat, a.from === NOWHERE ? spotOfCard(g, a.cards[0]) : a.from, a.to)
      : whyNotGo(g, seat, a, manner(g, seat)),
  check: (g, seat, o, cards) =>
    o.mark === SLIP ? null : (whyNotTogether(g, cards, o.to) ?? whyNotInCompany(g, seat, cards, o.from, o.to)),
  run: go,
};

// ----- for texts that let people beam at other times

/** Where those at a spot could beam, at their own location or another; such texts overcome no obstacle. */
export function beamEnds(g: Game, seat: Seat, from: Spot, location: number = locationOfSpot(g, from)): Spot[] {
  const far = location !== locationOfSpot(g, from);
  return location < 0 ? [] : spotsAt(g, location).filter((to) => whyNotBeam(g, seat, from, to, far) === null);
}

/** A player's people at a spot who could beam there, the helpless not counted. */
export const beamers = (g: Game, seat: Seat, from: Spot, to: Spot): number[] =>
  beaming(g, seat, movers(g, seat, from, to)).filter((id) => isPerson(g, id) && !disabled(g, id));

/** The same with their equipment, and those whom they carry; where nobody works the transporters equipment stays. */
export const beamable = (g: Game, seat: Seat, from: Spot, to: Spot): readonly number[] => {
  const group = beaming(g, seat, movers(g, seat, from, to));
  return anyMayBeam(g, seat, group, from, to) ? group : [];
};

/** They beam. */
export function* beamOver(g: Game, seat: Seat, from: Spot, to: Spot, cards: readonly number[]): Flow {
  yield* go(g, seat, new Option('beam', -1, from, to), cards);
}
