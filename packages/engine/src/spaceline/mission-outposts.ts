/** Missions that show an outpost on their front (WARP-08, WARP-15): it stands there as long as that side is up. */
import { bringToken, put } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { locationSpot } from '../core/spot.ts';
import { Zone } from '../core/state.ts';
import { placeRef, shown } from '../core/telling.ts';

export const showsOutpost = (g: Game, mission: number): boolean => g.def(mission).facts.outpost !== undefined;

/** Its front has come up, and the outpost is there; it goes when that is turned down (WARP-08). */
export function raiseOutpost(g: Game, mission: number): void {
  const { outpost } = g.def(mission).facts;
  if (outpost === undefined) return;
  const { host, owner } = g.card(mission);
  const def = g.defs.findIndex((d) => d.facts.id === outpost);
  const id = bringToken(g, def, owner);
  put(g, id, Zone.Space, host);
  g.tell(() => ({ kind: 'placed', card: shown(g, id), on: placeRef(g, locationSpot(host)), by: null }));
}
