/** House arrest: who is aboard and does not get along. */
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { isWholeAnswer } from '../core/tableau.ts';
import { isCaptive } from '../core/values.ts';
import { controls, vesselOf } from '../core/vessel.ts';
import { allMix, compatible } from './compatibility.ts';
import { teams } from './teams.ts';

/**
 * aboard a ship or facility of the own side with which somebody is not compatible; by an option of the format also,
 * where all fit the ship but not each other, outside the largest group aboard. Whom a text lets in regardless of affiliation is free.
 */
export function underHouseArrest(g: Game, id: number): boolean {
  const c = g.card(id);
  if ((c.status & Status.Infiltrating) !== 0) return (c.status & Status.Arrested) !== 0;
  if (allMix(g)) return false;
  if (c.zone !== Zone.Aboard || !g.def(id).personnel || isCaptive(g, id)) return false;
  if (!controls(g, c.controller, c.host)) return false;
  return !freeAboard(g, c.host, c.controller).includes(id) && !granted(g, 'guest', id, c.host);
}

/** The personnel of a player aboard who are not under house arrest, guests aside: nobody who comes needs to get along with these. */
export function freeAboard(g: Game, host: number, seat: Seat): readonly number[] {
  const key = (host << 1) | seat;
  const known = g.tableau.answers.free.get(key);
  if (known !== undefined) return known;
  const vessel = vesselOf(g, host);
  const fit = g.tableau.aboard[host].filter(
    (id) => g.def(id).personnel && g.card(id).controller === seat && !isCaptive(g, id) && compatible(g, id, vessel),
  );
  const groups = g.format.minorityArrest ? teams(g, fit) : [fit];
  const free = groups.reduce((best, t) => (t.length > best.length ? t : best), groups[0] ?? []);
  if (isWholeAnswer(g.tableau)) g.tableau.answers.free.set(key, free);
  return free;
}
