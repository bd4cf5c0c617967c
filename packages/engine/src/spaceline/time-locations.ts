/** Time locations: places beside the spacelines, each in the time of its card, and what belongs there. */

import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { locationSpot, planetSpot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { Reading, readingOf } from '../language/reading.ts';
import { isLocated, isPlanetLocation, isTimeLocation } from './places.ts';

const NOTHING_CORRESPONDS: Reason = {
  rule: 'R-3.24',
  text: 'The place of the spaceline that corresponds to it is not in play',
  also: ['R-4.26'],
};

/** Why the place in another time cannot be founded, or null. */
export function whyNotFound(g: Game, seat: Seat, id: number): Reason | null {
  const time = g.def(id).rules?.time;
  return time !== undefined && time.corresponds.ids(new Reading(g, id, seat)).length === 0 ? NOTHING_CORRESPONDS : null;
}

/** The spaceline location that is the same place now, as a spot; none where it has left play. */
export const correspondingTo = (g: Game, card: number): readonly Spot[] =>
  g.def(card).rules?.time?.corresponds.ids(readingOf(g, card)) ?? [];

/** Time locations in play to which this card is native. */
export const homesInTime = (g: Game, id: number): number[] =>
  g.state.locations
    .filter((l) => isTimeLocation(g, l.id) && isLocated(g, l.id))
    .filter((l) => g.def(l.card).rules?.time?.native?.test(readingOf(g, l.card), id) === true)
    .map((l) => l.id);

/** Where a native card reports there: on the surface, aboard the player's ships and facilities; a ship in space. */
export function nativeSpots(g: Game, seat: Seat, id: number, location: number): Spot[] {
  if (g.def(id).ship) return [locationSpot(location)];
  const vessels = [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
    (x) => (g.def(x).ship || g.def(x).facility) && g.card(x).controller === seat,
  );
  return isPlanetLocation(g, location) ? [planetSpot(location), ...vessels] : vessels;
}
