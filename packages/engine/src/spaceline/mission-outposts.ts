/** Missions that show an outpost on their front (WARP-08, WARP-15): it stands there as long as that side is up. */
import { bringToken, put } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { locationSpot } from '../core/spot.ts';
import { Zone } from '../core/state.ts';
import { placeRef, shown } from '../core/telling.ts';

/** The outpost that this side of the mission shows: its place in the catalogue, or -1. */
const outpostShown = (g: Game, mission: number): number => {
  const { outpost } = g.def(mission).facts;
  return outpost === undefined ? -1 : g.defs.findIndex((d) => d.facts.id === outpost);
};

export const showsOutpost = (g: Game, mission: number): boolean => g.def(mission).facts.outpost !== undefined;

/** The outpost of a mission that is in play, or -1. */
const outpostOf = (g: Game, mission: number): number => {
  const { host, owner } = g.card(mission);
  const faces = [g.def(mission), g.defs[g.def(mission).otherFace]].map((d) => d?.facts.outpost);
  const stands = (id: number): boolean => g.card(id).owner === owner && faces.includes(g.def(id).facts.id);
  return g.tableau.space[host].find(stands) ?? -1;
};

/** With its front up, the outpost is there. */
export function raiseOutpost(g: Game, mission: number): void {
  const def = outpostShown(g, mission);
  if (def < 0 || outpostOf(g, mission) >= 0) return;
  const { host, owner } = g.card(mission);
  const id = bringToken(g, def, owner);
  put(g, id, Zone.Space, host);
  g.tell(() => ({ kind: 'placed', card: shown(g, id), on: placeRef(g, locationSpot(host)), by: null }));
}
