/** Repair of docked ships at the end of their player's turn (R-9.22, BOG-49). */

import { Option } from '../core/decision.ts';
import { setStatus } from '../core/door.ts';
import { ask, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import { eachShip } from '../core/reasons.ts';
import { NOWHERE } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { drawnByChance } from '../happenings/selecting.ts';
import { markersOn } from './damage.ts';

/** Turns alternate, so a full turn more of the same player is two turns later. */
const ROTATION_TURNS = 4;

/** Docked all through this turn at an outpost of the own side that repairs, or at a site of a Nor that does. */
function repairs(g: Game, seat: Seat, ship: number): boolean {
  const c = g.card(ship);
  if (c.dock === -1 || c.since >= g.state.turn.number) return false;
  // at such a site any ship that is docked there; else at a facility of the own side
  if (granted(g, 'repairs', c.dock, ship)) return true;
  const facility = g.def(c.dock);
  if (g.card(c.dock).controller !== seat || facility.rules?.noRepairs) return false;
  return facility.facts.facility === 'outpost' || g.tableau.aboard[c.dock].some((id) => granted(g, 'repairs', id, -1));
}

/** BOG-50: a full repair takes everything off. */
export function repairFully(g: Game, ship: number): void {
  for (const m of markersOn(g, ship)) leavePlay(g, m, Zone.Discard);
  setStatus(g, ship, Status.Rotated, false);
  g.tell(() => ({ kind: 'repaired', ship: shown(g, ship), fully: true }));
}

/** One random marker for each full turn; rotation damage after two full turns. The player may pass it up. */
export function* repairDocked(g: Game, seat: Seat): Flow {
  const ships: number[] = [];
  eachShip(g, seat, (ship) => {
    if (repairs(g, seat, ship)) ships.push(ship);
  });
  for (const ship of ships) {
    const markers = markersOn(g, ship);
    // two full turns from the docking, or from the damage if that came later
    const from = Math.max(g.card(ship).since, g.card(ship).rotatedIn - 1);
    const rotated = (g.card(ship).status & Status.Rotated) !== 0 && g.state.turn.number - from >= ROTATION_TURNS;
    if (markers.length === 0 && !rotated) continue;
    const yes = new Option('pick', -1, NOWHERE, NOWHERE, 'yes', 'repair');
    const prompt = { id: 'repair', text: 'Repair {card} at its outpost?', card: ship };
    const { option } = yield* ask({ seat, kind: 'optional', prompt, options: [yes, new Option('pass')], usual: yes });
    if (option.verb === 'pass') continue;
    for (const m of drawnByChance(g, markers, 1)) leavePlay(g, m, Zone.Discard);
    if (rotated) setStatus(g, ship, Status.Rotated, false);
    g.tell(() => ({ kind: 'repaired', ship: shown(g, ship), fully: false }));
  }
}
