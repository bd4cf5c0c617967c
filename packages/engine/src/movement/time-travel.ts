/**
 * Time travel: by a card alone, between a time location and the place of the spaceline that corresponds to it. It is no flight and
 * costs no RANGE, but who may not move by himself does not travel, nor does a ship that must go elsewhere.
 */
import type { Reason } from '../core/decision.ts';
import { putAt } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import type { Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { placeRef, shown, sourceRef } from '../core/telling.ts';
import { respond } from '../happenings/responses.ts';
import { joiners } from '../infiltration/infiltration.ts';
import { locationOfSpot, spotOf } from '../spaceline/places.ts';
import { whyNotMovable } from './goers.ts';
import { whyNotMoveShip } from './move.ts';

/** Why a ship, or somebody, does not travel through time, whatever would let it. */
export const whyNotTimeTravel = (g: Game, seat: Seat, id: number): Reason | null =>
  g.def(id).ship ? (whyNotMoveShip(g, seat, id) ?? forbidden(g, 'detour', id, seat)) : whyNotMovable(g, seat, id);

/** A ship, or people and what they carry, go there by that card. */
export function* timeTravel(g: Game, seat: Seat, cards: readonly number[], to: Spot, by: number): Flow {
  const from = spotOf(g, cards[0]);
  // DOM-29: infiltrators among those who leave may go along
  const along = g.def(cards[0]).ship ? [] : yield* joiners(g, from, seat, '{card}: go along with the others?');
  const all = [...cards, ...along];
  const e = new GameEvent('time-travelled', seat, by, all);
  e.spot = from;
  e.location = locationOfSpot(g, from);
  const left = placeRef(g, from);
  for (const id of all) putAt(g, id, to);
  g.tell(() => ({
    kind: 'relocated',
    cards: all.map((id) => shown(g, id)),
    from: left,
    to: placeRef(g, to),
    by: sourceRef(g, by),
  }));
  yield* respond(g, e);
}
