/** The places that are refused, those with one reason together. */
import {
  isPlanetSpot,
  locationSpot,
  NOWHERE,
  type PlaceAnswer,
  type Reason,
  type Spot,
  spotLocation,
} from '@spaceline/engine';

export interface Refusal {
  reason: Reason;
  to: Spot[];
}

const alike = (a: Reason, b: Reason): boolean => JSON.stringify(a) === JSON.stringify(b);

export function refusalsIn(places: readonly PlaceAnswer[]): Refusal[] {
  const out: Refusal[] = [];
  const open = new Set(places.flatMap((p) => (p.why === null ? [p.to] : [])));
  for (const { to, why } of places) {
    if (why === null || to === NOWHERE) continue;
    // whoever may go to the location asks nothing about its planet
    if (isPlanetSpot(to) && open.has(locationSpot(spotLocation(to)))) continue;
    const same = out.find((r) => alike(r.reason, why));
    if (same === undefined) out.push({ reason: why, to: [to] });
    // a location and its planet are one place where the reason is the same
    else if (!isPlanetSpot(to) || !same.to.includes(locationSpot(spotLocation(to)))) same.to.push(to);
  }
  return out;
}
