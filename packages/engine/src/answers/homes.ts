/** "Where could it stand?": while missions are placed, where each facility that is still to be seeded could go as the spaceline is now. */
import { pile } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { isLocationSpot, spotLocation } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { facilitySpots } from '../seeding/cards.ts';

export interface Home {
  readonly facility: number;
  readonly locations: readonly number[];
}

export function homesFor(g: Game, seat: Seat): Home[] {
  return pile(g, seat, Zone.SeedPile)
    .filter((id) => g.def(id).facility)
    .map((facility) => ({
      facility,
      locations: facilitySpots(g, seat, facility, 'facility-phase').filter(isLocationSpot).map(spotLocation),
    }));
}
