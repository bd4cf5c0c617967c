/** A ship or facility changes hands (BOG-93 to BOG-95, DOM-71 to DOM-73). */
import { AFFILIATIONS } from '../cards/facts.ts';
import { affiliationBit } from '../cards/names.ts';
import { dock, setController, setMode } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { other, type Seat } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { affiliations } from '../core/values.ts';
import { personnelAt } from '../spaceline/places.ts';
import { roomsOf } from '../spaceline/sites.ts';
import { discardDuplicate } from './duplicates.ts';
import { respond } from './responses.ts';

const UNAFFILIATED = affiliationBit('Non-Aligned') | affiliationBit('Neutral');

/** neither Non-Aligned nor Neutral. */
export const affiliatedAs = (g: Game, id: number): number => affiliations(g, id) & ~UNAFFILIATED;

/** BOG-95: a text may keep it from being taken. */
export const mayBeCommandeered = (g: Game, id: number, seat: Seat): boolean =>
  forbidden(g, 'commandeer', id, seat) === null;

const numberOf = (bits: number): number => AFFILIATIONS.findIndex((a) => (affiliationBit(a) & bits) !== 0);

/**
 * The card is the player's, in the affiliation of whoever took it; of those without one it keeps what it had, whichever side it shows
 * afterwards (BOG-94, DOM-73). Equipment aboard goes along, but where the other player's people are, at a site of a station, it stays
 * theirs.
 */
export function* commandeer(g: Game, id: number, by: number, seat: Seat): Flow {
  const bits = by < 0 ? 0 : affiliatedAs(g, by);
  setMode(g, id, numberOf(bits !== 0 ? bits : affiliations(g, id)));
  setController(g, id, seat);
  dock(g, id, -1);
  const rooms = roomsOf(g, id).filter((room) => personnelAt(g, room, other(seat)).length === 0);
  for (const inside of rooms.flatMap((room) => g.tableau.aboard[room]))
    if (g.def(inside).equipment) setController(g, inside, seat);
  g.tell(() => ({ kind: 'commandeered', who: seat, ship: shown(g, id) }));
  yield* respond(g, new GameEvent('commandeered', seat, by, [id]));
  yield* discardDuplicate(g, id);
}
