/** Downloading: fetch a card and play it at once, for free, by every rule of playing it. */

import { compatible } from '../affiliations/compatibility.ts';
import type { Moment } from '../core/action.ts';
import { pile, toPile } from '../core/door.ts';
import type { GameEvent } from '../core/events.ts';
import { confirm, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { isOpen } from '../core/side-decks.ts';
import { isCardSpot, isLocationSpot, type Spot } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { shown, sourceRef } from '../core/telling.ts';
import { vesselOf } from '../core/vessel.ts';
import { payTaxes, whyTooDear } from '../happenings/taxes.ts';
import { playCard, waysToPlay } from '../playing/play.ts';
import { destinations, whyNotEnter } from '../reporting/destinations.ts';
import { enterAt } from '../reporting/report.ts';

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

/** does a text keep the player from downloading anything, whatever allows it? */
const mayNotDownload = (g: Game, seat: Seat): boolean => forbidden(g, 'downloads', -1, seat) !== null;

/** where a download looks: in the draw deck, in the hand, and in the open Q's Tent. */
export function downloadPiles(g: Game, seat: Seat): (readonly number[])[] {
  if (mayNotDownload(g, seat)) return [];
  const piles = [pile(g, seat, Zone.Deck), pile(g, seat, Zone.Hand)];
  if (isOpen(g, seat, 'tent')) piles.push(pile(g, seat, Zone.Tent));
  return piles;
}

/** The cards that lie there. */
export function downloadSources(g: Game, seat: Seat): readonly number[] {
  // it is asked for each text that could fetch something, and `flat` takes its time
  const all: number[] = [];
  for (const cards of downloadPiles(g, seat)) for (const id of cards) all.push(id);
  return all;
}

/** Where a card could be downloaded to; a location limits it (-1 = anywhere). Empty if it could not be played. */
export function waysToDownload(
  g: Game,
  seat: Seat,
  id: number,
  location: number,
  event: GameEvent | null,
  by = -1,
): Spot[] {
  if (mayNotDownload(g, seat) || whyTooDear(g, 'download', id, seat)) return [];
  if (reports(g, id)) {
    if (whyNotEnter(g, seat, id, by)) return [];
    return destinations(g, seat, id, location, by).map((d) => d.spot);
  }
  // what is downloaded is played
  if (forbidden(g, 'play', id, seat)) return [];
  return [...waysToPlay(g, seat, id, moment(event, location)).keys()];
}

/**
 * a text that names the place sends people, equipment and ships there, whatever the quadrant and without a facility: a ship into
 * space, the others down to the planet or aboard something that they get along with, unless a text keeps them from it.
 */
export function placesNamed(g: Game, seat: Seat, id: number, places: readonly Spot[]): Spot[] {
  if (!reports(g, id) || mayNotDownload(g, seat) || whyNotEnter(g, seat, id)) return [];
  if (whyTooDear(g, 'download', id, seat)) return [];
  const { ship } = g.def(id);
  return places.filter(
    (s) =>
      isLocationSpot(s) === ship &&
      (!isCardSpot(s) || compatible(g, id, vesselOf(g, s))) &&
      forbidden(g, 'report', id, seat, s) === null,
  );
}

/** what texts ask for a download is paid before the card comes. */
export const payForDownload = (g: Game, seat: Seat, id: number): Flow<boolean> => payTaxes(g, 'download', id, seat);

/** by an option: the player takes the card into hand instead of playing it. */
export function* takenInstead(g: Game, seat: Seat, id: number, source: number): Flow<boolean> {
  if (!g.format.downloadToHand || g.card(id).zone === Zone.Hand) return false;
  const question = { id: 'to-hand', text: '{card}: take it into hand instead of playing it?', card: id };
  if (!(yield* confirm(seat, question))) return false;
  g.tell(() => ({ kind: 'downloaded', who: seat, card: shown(g, id), using: sourceRef(g, source) }));
  toPile(g, id, Zone.Hand);
  return true;
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
