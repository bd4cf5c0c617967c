import { locationSpot, type PlaceAnswer, planetSpot, type Reason } from '@spaceline/engine';
import { expect, it } from 'vitest';
import { refusalsIn } from './elsewhere.ts';

const NO_SHIP: Reason = { rule: 'R-4.9', text: 'People report to a facility' };
const SPACE: Reason = { rule: 'R-4.10', text: 'There is no planet' };
const at = (to: number, why: Reason | null): PlaceAnswer => ({ verb: 'report', to, why });

it('places with one reason are told together, a location with its planet, and what is open is not told', () => {
  const refusals = refusalsIn([
    at(7, null),
    at(8, NO_SHIP),
    at(locationSpot(0), NO_SHIP),
    at(planetSpot(0), NO_SHIP),
    at(locationSpot(1), null),
    at(planetSpot(1), NO_SHIP),
    at(planetSpot(2), SPACE),
  ]);
  expect(refusals).toEqual([
    { reason: NO_SHIP, to: [8, locationSpot(0)] },
    { reason: SPACE, to: [planetSpot(2)] },
  ]);
});
