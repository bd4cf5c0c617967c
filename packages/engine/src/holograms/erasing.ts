/** VOY-25: intruders aboard a ship whose crew is entirely holographic may erase all holograms aboard. */

import { Option, type Reason } from '../core/decision.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { NOWHERE } from '../core/spot.ts';
import { FIRST_IN_PLAY, other, type Seat } from '../core/state.ts';
import { allShown } from '../core/telling.ts';
import { disabled, stopped } from '../core/values.ts';
import { isHologram } from '../happenings/deactivating.ts';
import { discardFromPlay } from '../happenings/leaving.ts';
import { ablePersonnelAt, personnelAt } from '../spaceline/places.ts';

/** The mark of the option. */
export const ERASE = 'erase';

const NO_INTRUDER: Reason = { rule: 'VOY-25', text: 'Only an able intruder of yours aboard can erase holograms' };
const NOT_ALL: Reason = { rule: 'VOY-25', text: 'The crew of that ship is not entirely holographic' };

export function whyNotErase(g: Game, seat: Seat, intruder: number): Reason | null {
  const c = g.state.cards[intruder];
  if (c === undefined || c.zone < FIRST_IN_PLAY || c.controller !== seat || !g.def(intruder).personnel)
    return NO_INTRUDER;
  const ship = c.host;
  const aboard = g.tableau.aboard[ship]?.includes(intruder) && g.def(ship).ship;
  if (!aboard || g.card(ship).controller === seat || stopped(g, intruder) || disabled(g, intruder)) return NO_INTRUDER;
  const crew = personnelAt(g, ship, other(seat));
  return crew.length > 0 && crew.every((id) => isHologram(g, id)) ? null : NOT_ALL;
}

export function listErasures(g: Game, seat: Seat, out: Option[]): void {
  if (g.format.ignoreHolograms) return;
  for (const c of g.state.cards) {
    if (c.zone < FIRST_IN_PLAY || !g.defs[c.def].ship || c.controller === seat) continue;
    for (const id of ablePersonnelAt(g, c.id, seat)) {
      if (whyNotErase(g, seat, id) === null) out.push(new Option('use', id, NOWHERE, c.id, ERASE, 'erase holograms'));
    }
  }
}

export function* eraseHolograms(g: Game, seat: Seat, o: Option): Flow {
  const erased = g.tableau.aboard[o.to].filter((id) => isHologram(g, id));
  g.tell(() => ({ kind: 'erased', who: seat, cards: allShown(g, erased) }));
  yield* discardFromPlay(g, erased, o.card);
}
