/** Time locations: places beside the spacelines, each in the time of its card, and what belongs there. */

import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { locationSpot, planetSpot, spotLocation } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { controls, isOpenToBoth } from '../core/vessel.ts';
import { Reading, readingOf } from '../language/reading.ts';
import { isLocated, isPlanetLocation, isTimeLocation } from './places.ts';

const NOTHING_CORRESPONDS: Reason = {
  rule: 'R-3.24',
  text: 'The place of the spaceline that corresponds to it is not in play',
  also: ['R-4.26'],
};

const CANNOT_BE_DONE: Reason = {
  rule: 'R-3.24',
  text: 'What its text says is done when it comes cannot be done',
  also: ['R-4.26'],
};

/** Why the place in another time cannot be founded, or null. */
export function whyNotFound(g: Game, seat: Seat, id: number): Reason | null {
  const time = g.def(id).rules?.time;
  if (time === undefined) return null;
  const r = new Reading(g, id, seat);
  if (time.corresponds.ids(r).length === 0) return NOTHING_CORRESPONDS;
  return time.atOnce === undefined || time.atOnce.could(r) ? null : CANNOT_BE_DONE;
}

/** The spaceline location that is the same place now, as a spot; none where it has left play. */
export const correspondingTo = (g: Game, card: number): readonly Spot[] =>
  g.def(card).rules?.time?.corresponds.ids(readingOf(g, card)) ?? [];

/** The same place at other times: of a time location what corresponds to it, of a place of the spaceline the time locations that do. */
export function otherTimes(g: Game, location: number): number[] {
  if (isTimeLocation(g, location)) return correspondingTo(g, g.location(location).card).map(spotLocation);
  return timeLocations(g).filter((l) => otherTimes(g, l).includes(location));
}

const timeLocations = (g: Game): number[] =>
  g.state.locations.map((l) => l.id).filter((l) => isTimeLocation(g, l) && isLocated(g, l));

/** Time locations in play to which this card is native. */
export const homesInTime = (g: Game, id: number): number[] =>
  timeLocations(g).filter((l) => {
    const { card } = g.location(l);
    return g.def(card).rules?.time?.native?.test(readingOf(g, card), id) === true;
  });

/** Where a native card reports there: on the surface, aboard ships and facilities that the player may use; a ship in space. */
export function nativeSpots(g: Game, seat: Seat, id: number, location: number): Spot[] {
  if (g.def(id).ship) return [locationSpot(location)];
  const vessels = [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
    (x) => (g.def(x).ship || g.def(x).facility) && (controls(g, seat, x) || isOpenToBoth(g, x)),
  );
  return isPlanetLocation(g, location) ? [planetSpot(location), ...vessels] : vessels;
}
