/** VOY-25: intruders aboard a ship whose crew is entirely holographic may erase all holograms aboard. */

import { Option, type Reason } from '../core/decision.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { NOWHERE } from '../core/spot.ts';
import { other, type Seat } from '../core/state.ts';
import { allShown } from '../core/telling.ts';
import { isHologram } from '../happenings/deactivating.ts';
import { discardFromPlay } from '../happenings/leaving.ts';
import { ablePersonnelAt, personnelAt } from '../spaceline/places.ts';

/** The mark of the option. */
export const ERASE = 'erase';

const NO_INTRUDER: Reason = { rule: 'VOY-25', text: 'Only an able intruder of yours aboard can erase holograms' };
const NOT_ALL: Reason = { rule: 'VOY-25', text: 'The crew of that ship is not entirely holographic' };

const shipsOf = (g: Game, seat: Seat): number[] => g.tableau.ships.filter((ship) => g.card(ship).controller === seat);

function isAllHolographic(g: Game, ship: number): boolean {
  const crew = personnelAt(g, ship, g.card(ship).controller);
  return crew.length > 0 && crew.every((id) => isHologram(g, id));
}

export function whyNotErase(g: Game, seat: Seat, intruder: number): Reason | null {
  const ship = shipsOf(g, other(seat)).find((s) => ablePersonnelAt(g, s, seat).includes(intruder));
  if (ship === undefined) return NO_INTRUDER;
  return isAllHolographic(g, ship) ? null : NOT_ALL;
}

export function listErasures(g: Game, seat: Seat, out: Option[]): void {
  // to save time
  if (g.format.ignoreHolograms || g.tableau.holograms.length === 0) return;
  for (const ship of shipsOf(g, other(seat))) {
    if (!isAllHolographic(g, ship)) continue;
    for (const id of ablePersonnelAt(g, ship, seat))
      out.push(new Option('use', id, NOWHERE, ship, ERASE, 'erase holograms'));
  }
}

export function* eraseHolograms(g: Game, seat: Seat, o: Option): Flow {
  const erased = g.tableau.aboard[o.to].filter((id) => isHologram(g, id));
  g.tell(() => ({ kind: 'erased', who: seat, cards: allShown(g, erased) }));
  yield* discardFromPlay(g, erased, o.card);
}
