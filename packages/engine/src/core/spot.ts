/**
 * A spot is one number that says where something can be or go: a card (aboard it, or on it), the planet of a location, or
 * the location itself (in space there).
 */
export type Spot = number;

export const NOWHERE: Spot = -99999;
const LOCATION_BASE = -2001;

export const planetSpot = (location: number): Spot => -1 - location;
export const locationSpot = (location: number): Spot => LOCATION_BASE - location;

export const isCardSpot = (s: Spot): boolean => s >= 0;
export const isPlanetSpot = (s: Spot): boolean => s < 0 && s > LOCATION_BASE;
export const isLocationSpot = (s: Spot): boolean => s <= LOCATION_BASE && s !== NOWHERE;

/** The location of a planet spot or location spot. */
export const spotLocation = (s: Spot): number => (isPlanetSpot(s) ? -1 - s : LOCATION_BASE - s);
