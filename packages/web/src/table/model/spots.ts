/** Spots as the options name them: a card, a planet, or a location (engine/core/spot.ts). */
export const NOWHERE = -99999;
const LOCATION_BASE = -2001;

export const planetSpot = (location: number): number => -1 - location;
export const locationSpot = (location: number): number => LOCATION_BASE - location;
export const isCardSpot = (s: number): boolean => s >= 0;
export const isPlanetSpot = (s: number): boolean => s < 0 && s > LOCATION_BASE;
const isLocationSpot = (s: number): boolean => s <= LOCATION_BASE && s !== NOWHERE;

/** The location of a planet spot or location spot; -1 for others. */
export const spotLocation = (s: number): number =>
  isPlanetSpot(s) ? -1 - s : isLocationSpot(s) ? LOCATION_BASE - s : -1;
