/** Downloading: fetch a card and play it at once, for free, by every rule of playing it. */

import type { Moment } from '../core/action.ts';
import { pile } from '../core/door.ts';
import type { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { type PileZone, type Seat, Zone } from '../core/state.ts';
import { playCard, waysToPlay } from '../playing/play.ts';
import { destinations, whyNotEnter } from '../reporting/destinations.ts';
import { enterAt } from '../reporting/report.ts';

/** where a player searches: the draw deck first, then the hand, then Q's Tent if it is open. */
export function searchedZones(g: Game, seat: Seat): readonly PileZone[] {
  return g.state.players[seat].tent ? WITH_TENT : WITHOUT_TENT;
}
const WITHOUT_TENT = [Zone.Deck, Zone.Hand] as const;
const WITH_TENT = [...WITHOUT_TENT, Zone.Tent] as const;

/** All the cards there. */
export const searched = (g: Game, seat: Seat): number[] =>
  searchedZones(g, seat).flatMap((zone) => [...pile(g, seat, zone)]);

const moment = (event: GameEvent | null, location: number): Moment => ({
  event,
  start: false,
  download: true,
  location,
});

const reports = (g: Game, id: number): boolean => {
  const d = g.def(id);
  return d.personnel || d.ship || d.equipment;
};

/** Where a card could be downloaded to; a location limits it (-1 = anywhere). Empty if it could not be played. */
export function waysToDownload(
  g: Game,
  seat: Seat,
  id: number,
  location: number,
  event: GameEvent | null,
  ignoresDoor = false,
): Spot[] {
  if (reports(g, id)) {
    if (whyNotEnter(g, seat, id, ignoresDoor)) return [];
    return destinations(g, seat, id, location).map((d) => d.spot);
  }
  return [...waysToPlay(g, seat, id, moment(event, location)).keys()];
}

export function* enterByDownload(
  g: Game,
  seat: Seat,
  id: number,
  to: Spot,
  location: number,
  event: GameEvent | null,
): Flow {
  if (reports(g, id)) yield* enterAt(g, seat, id, to);
  else {
    const modes = waysToPlay(g, seat, id, moment(event, location)).get(to) ?? [];
    yield* playCard(g, seat, id, to, modes, moment(event, location));
  }
}
