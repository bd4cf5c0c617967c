/** How far an objective of the Collective has come. */

import type { Game } from '../core/game.ts';
import type { Viewer } from '../core/sight.ts';
import { isCardSpot, type Spot, spotLocation } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { Reading } from '../language/reading.ts';
import { isCurrent } from './objectives.ts';

export interface ObjectiveView {
  /** the card or place that it is aimed at */
  readonly aim: Spot;
  /** is what it lets Borg scout scouted? null where nothing is to be scouted */
  readonly scouted: boolean | null;
  /** its own player is told whether the turn could end with a probe as things are; what that hangs on may be hidden in a crew */
  readonly ready?: boolean;
}

export function objectiveView(g: Game, viewer: Viewer, id: number): ObjectiveView | null {
  if (!isCurrent(g, id)) return null;
  const { aim, controller } = g.card(id);
  const view = { aim, scouted: scouted(g, id, aim, controller) };
  if (viewer !== controller) return view;
  const probes = (g.def(id).rules?.triggers ?? []).filter((t) => t.at === 'end of your turn');
  return { ...view, ready: probes.some((t) => t.when === null || t.when.met(new Reading(g, id, controller))) };
}

function scouted(g: Game, id: number, aim: Spot, seat: Seat): boolean | null {
  const scouting = g.def(id).rules?.collective?.scouting;
  if (scouting === undefined) return null;
  return isCardSpot(aim) ? g.card(aim).scoutedIn > 0 : g.location(spotLocation(aim)).scoutedIn[seat] >= 0;
}
