/** Where cards are: their location, their spot, and who is there. */
import { underHouseArrest } from '../affiliations/house-arrest.ts';
import type { CardDef } from '../cards/catalogue.ts';
import { QUADRANTS } from '../cards/names.ts';
import type { Game } from '../core/game.ts';
import { isCardSpot, isPlanetSpot, locationSpot, NOWHERE, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { isWholeAnswer } from '../core/tableau.ts';
import { disabled, isCaptive } from '../core/values.ts';
import { Reading, readingOf } from '../language/reading.ts';

/** The location a card is at, or -1. */
export function locationOf(g: Game, id: number): number {
  let c = g.card(id);
  for (;;) {
    switch (c.zone) {
      case Zone.Mission:
      case Zone.Space:
      case Zone.Planet:
      case Zone.OnLocation:
        return c.host;
      case Zone.Aboard:
      case Zone.On:
        c = g.card(c.host);
        break;
      default:
        return -1;
    }
  }
}

/** The spot a personnel, equipment or ship is at. A card worn or placed on somebody is where its bearer is. */
export function spotOf(g: Game, id: number): Spot {
  const c = g.card(id);
  switch (c.zone) {
    case Zone.Aboard:
      return c.host;
    case Zone.Planet:
      return planetSpot(c.host);
    case Zone.Space:
    case Zone.Mission:
    case Zone.OnLocation:
      return locationSpot(c.host);
    case Zone.On:
      // CR-138: people who are held by a card are each by themselves
      return g.def(id).personnel ? NOWHERE : spotOf(g, c.host);
    default:
      return NOWHERE;
  }
}

export function locationOfSpot(g: Game, spot: Spot): number {
  if (spot === NOWHERE) return -1;
  return isCardSpot(spot) ? locationOf(g, spot) : spotLocation(spot);
}

const NONE: readonly number[] = [];

/** Every card at a spot: aboard a ship or facility, or on a planet's surface. With what is not in play there is nobody. */
export function cardsAt(g: Game, spot: Spot): readonly number[] {
  if (isCardSpot(spot)) return g.tableau.aboard[spot];
  if (isPlanetSpot(spot)) return g.tableau.planet[spotLocation(spot)];
  return g.tableau.space[spotLocation(spot)] ?? NONE;
}

/** A player's personnel at a spot, able or not; captives are nobody's crew (BOG-68). */
export function personnelAt(g: Game, spot: Spot, seat: Seat): number[] {
  const out: number[] = [];
  for (const id of cardsAt(g, spot)) {
    if (g.card(id).controller === seat && g.def(id).personnel && !isCaptive(g, id)) out.push(id);
  }
  return out;
}

const HIDDEN = Status.Cloaked | Status.Phased;
const isHidden = (g: Game, id: number): boolean => (g.card(id).status & HIDDEN) !== 0;

/**
 * A player's personnel at a spot who can act now: not stopped, not disabled, not under house arrest, not infiltrating (DOM-32), and in the
 * open (CR-71, CR-72, CR-81, CR-82). It is asked often, so it is kept.
 */
export function ablePersonnelAt(g: Game, spot: Spot, seat: Seat): readonly number[] {
  const t = g.tableau;
  const aboard = isCardSpot(spot);
  if (!(aboard || isPlanetSpot(spot)) || !isWholeAnswer(t)) return findAble(g, spot, seat);
  const kept = aboard ? t.answers.ableAboard : t.answers.ableOnPlanet;
  const key = 2 * (aboard ? spot : spotLocation(spot)) + seat;
  return kept.get(key) ?? kept.set(key, findAble(g, spot, seat));
}

const findAble = (g: Game, spot: Spot, seat: Seat): readonly number[] => {
  const there = cardsAt(g, spot);
  return there.length === 0 ? NONE : openlyAt(g, there, seat, Status.Infiltrating | HIDDEN | Status.Stopped);
};

/** The same, stopped or not. */
export const awakePersonnelAt = (g: Game, spot: Spot, seat: Seat): number[] =>
  openlyAt(g, cardsAt(g, spot), seat, Status.Infiltrating | HIDDEN);

/** A player's personnel among these with none of those conditions, neither disabled nor under house arrest. */
function openlyAt(g: Game, there: readonly number[], seat: Seat, without: number): number[] {
  const out: number[] = [];
  for (const id of there) {
    const c = g.card(id);
    if (c.controller !== seat || (c.status & without) !== 0 || !g.def(id).personnel) continue;
    if (!disabled(g, id) && !underHouseArrest(g, id)) out.push(id);
  }
  return out;
}

/** CR-72, CR-82: one of the two hides, and the other does not. */
export const isHiddenFrom = (g: Game, id: number, from: number): boolean => isHidden(g, id) !== isHidden(g, from);

/** for a player's own cards: the same crew or Away Team; who hides is with nobody in the open (CR-72, CR-82). */
export const present = (g: Game, a: number, b: number): boolean =>
  spotOf(g, a) === spotOf(g, b) && spotOf(g, a) !== NOWHERE && !isHiddenFrom(g, a, b);

/** Whoever and whatever is in a ship or facility, in its sites and in the ships it carries. */
export function everythingAboard(g: Game, id: number): number[] {
  return g.tableau.aboard[id].flatMap((inside) => [inside, ...everythingAboard(g, inside)]);
}

/** The mission text that faces a player: the own copy of a shared mission, else the only one. -1 if none. */
export function missionFor(g: Game, location: number, seat: Seat): number {
  const l = g.location(location);
  for (const m of l.missions) if (g.card(m).owner === seat) return m;
  return l.missions[0] ?? -1;
}

/** "Your mission": you seeded it, or a copy of it. */
export function ownsMission(g: Game, location: number, seat: Seat): boolean {
  for (const m of g.location(location).missions) if (g.card(m).owner === seat) return true;
  return false;
}

/** The card that stands for a location: its mission, or the card that made it. */
export function cardOfLocation(g: Game, location: number): number {
  const { missions, card } = g.location(location);
  return missions[0] ?? card;
}

/** it stands on a line; a location whose card has left play does not. */
export const isLocated = (g: Game, location: number): boolean => positionOf(g, location) >= 0;

/** Every location that stands on a line. */
export const everyLocation = (g: Game): number[] => g.state.locations.map((l) => l.id).filter((l) => isLocated(g, l));

/** a place in another time, beside the spacelines. */
export const isTimeLocation = (g: Game, location: number): boolean => g.location(location).quadrant >= QUADRANTS.length;

/** Every location of the spacelines. */
export const onSpacelines = (g: Game): number[] => everyLocation(g).filter((l) => !isTimeLocation(g, l));

/** The other locations that a text means by "anywhere": from or to another time nothing leads but time travel. */
export const elsewhereOnSpacelines = (g: Game, here: number): number[] =>
  here >= 0 && isTimeLocation(g, here) ? [] : onSpacelines(g).filter((l) => l !== here);

/** The quadrant of a location: that of its line, or what is printed on the card of another time. */
export const quadrantAt = (g: Game, location: number): number => {
  const { quadrant, card } = g.location(location);
  return isTimeLocation(g, location) ? QUADRANTS.indexOf(g.def(card).facts.quadrant ?? 'Alpha') : quadrant;
};

export const isPlanetLocation = (g: Game, location: number): boolean => {
  const l = g.location(location);
  if (l.missions.length > 0) return g.def(l.missions[0]).facts.where !== 'space';
  // all places in another time are planets
  return isTimeLocation(g, location);
};

export const isSpaceLocation = (g: Game, location: number): boolean => {
  const l = g.location(location);
  return l.missions.length === 0 ? !isPlanetLocation(g, location) : g.def(l.missions[0]).facts.where !== 'planet';
};

/** a mission with a planet and a space icon that takes a crew and an Away Team together. */
export const takesBoth = (g: Game, location: number): boolean =>
  g.format.dualMissions === 'both' && isPlanetLocation(g, location) && isSpaceLocation(g, location);

export const solved = (g: Game, location: number): boolean =>
  g.location(location).missions.some((m) => (g.card(m).status & Status.Solved) !== 0);

/** The number on the player's own end, or what the text says of an X; cards that make a location say 2. */
export function span(g: Game, location: number, seat: Seat, ship = NOWHERE): number {
  const mission = missionFor(g, location, seat);
  const card = mission >= 0 ? mission : g.location(location).card;
  const { facts, rules } = g.def(card);
  const reading = new Reading(g, card, seat);
  // some spans are others for some ships
  reading.target = ship;
  let n = rules?.span?.(reading) ?? facts.span ?? 2;
  for (const { card: source, modifier: m } of g.tableau.span) if (m.applies(g, source, card)) n += m.more(g, source);
  return n;
}

/** Position of a location on its quadrant's line. */
export function positionOf(g: Game, location: number): number {
  return g.state.lines[g.location(location).quadrant].indexOf(location);
}

export function adjacent(g: Game, a: number, b: number): boolean {
  return g.location(a).quadrant === g.location(b).quadrant && Math.abs(positionOf(g, a) - positionOf(g, b)) === 1;
}

/** The location to the right of this one on its line; -1 at the end. */
export const rightOf = (g: Game, location: number): number =>
  g.state.lines[g.location(location).quadrant][positionOf(g, location) + 1] ?? -1;

/** what lies between these two neighbours. */
export const cardsBetween = (g: Game, a: number, b: number): number[] =>
  g.tableau.aimed.filter((id) => {
    const { host, aim } = g.card(id);
    const to = spotLocation(aim);
    return (host === a && to === b) || (host === b && to === a);
  });

/** headquarters and colonies stand on the planet, outposts and stations in space. */
export function facilityZone(d: CardDef): Zone {
  const kind = d.facts.facility;
  return kind === 'headquarters' || kind === 'colony' ? Zone.Planet : Zone.Space;
}

/**
 * a player may not seed or build a facility where that player has one, unless the text of either lets them coexist. A station
 * that nobody controls yet is the seeder's for this alone.
 */
export function hasFacilityAt(g: Game, seat: Seat, location: number, another: number): boolean {
  for (const id of [...g.tableau.space[location], ...g.tableau.planet[location]]) {
    if (!g.def(id).facility || g.card(id).controller !== seat) continue;
    if (!coexists(g, id, another) && !coexists(g, another, id)) return true;
  }
  return false;
}

const coexists = (g: Game, id: number, other: number): boolean =>
  g.def(id).rules?.coexists?.test(readingOf(g, id), other) === true;
