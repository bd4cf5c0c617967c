/** How far an objective of the Collective has come. */

import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import type { Viewer } from '../core/sight.ts';
import { isCardSpot, isLocationSpot, NOWHERE, type Spot, spotLocation } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import type { Words } from '../core/words.ts';
import { Reading, readingOf } from '../language/reading.ts';
import { isCurrent } from './objectives.ts';
import { whyNotProbe } from './probing.ts';

export interface ObjectiveView {
  /** the card or place that it is aimed at; the objective itself where it only names something */
  readonly aim: Spot;
  /** … which is this */
  readonly named?: Words;
  /** is what it lets Borg scout scouted? null where nothing is to be scouted */
  readonly scouted: boolean | null;
  /** its own player is told whether the turn could end with a probe as things are; what that hangs on may be hidden in a crew */
  readonly ready?: boolean;
  /** … and, where it could not, why */
  readonly waits?: Reason;
}

export function objectiveView(g: Game, viewer: Viewer, id: number): ObjectiveView | null {
  const { aim, controller } = g.card(id);
  if (aim === NOWHERE || !isCurrent(g, id)) return null;
  const named = g.def(id).rules?.collective?.named?.(readingOf(g, id));
  const view = { aim, ...(named !== undefined && { named }), scouted: scouted(g, id, aim, controller) };
  if (viewer !== controller) return view;
  const waits = whyWaits(g, id, controller);
  return waits === null ? { ...view, ready: true } : { ...view, ready: false, waits };
}

const AT_ONCE: Reason = { rule: 'R-11.27', text: 'The probe comes at once when that happens which its text says' };

/** What keeps the turn from ending with a probe: a rule, or what the text asks for. */
function whyWaits(g: Game, id: number, seat: Seat): Reason | null {
  const probes = (g.def(id).rules?.triggers ?? []).filter((t) => t.at === 'end of your turn');
  if (probes.length === 0) return AT_ONCE;
  const ruled = whyNotProbe(g, id, seat);
  if (ruled) return ruled;
  const r = new Reading(g, id, seat);
  if (probes.some((t) => t.when === null || t.when.met(r))) return null;
  return { rule: 'R-11.27', text: `It asks that ${probes[0].when?.text}` };
}

function scouted(g: Game, id: number, aim: Spot, seat: Seat): boolean | null {
  const scouting = g.def(id).rules?.collective?.scouting;
  if (scouting === undefined) return null;
  if (isCardSpot(aim)) return g.card(aim).scoutedIn > 0;
  // a place that has just been lost takes the objective along in a moment
  const place = isLocationSpot(aim) ? g.state.locations[spotLocation(aim)] : undefined;
  return place !== undefined && place.scoutedIn[seat] >= 0;
}
