/** Holograms (VOY-08 to VOY-29): they need a Holodeck, or an emitter of their own. Warp Speed ignores all this (WARP-32). */

import { Option, type Reason } from '../core/decision.ts';
import { putAt, setStatus } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { granted, hasSpecialEquipment } from '../core/permissions.ts';
import { isCardSpot, type Spot } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { controls, isOpenToBoth } from '../core/vessel.ts';
import { deactivate, isHologram } from '../happenings/deactivating.ts';
import { discardFromPlay } from '../happenings/leaving.ts';
import { isInfiltrating } from '../infiltration/infiltration.ts';
import { whyIdle } from '../spaceline/idle.ts';
import { ablePersonnelAt, spotOf } from '../spaceline/places.ts';

const NOT_YOURS: Reason = { rule: 'VOY-15', text: 'Only a deactivated hologram of yours can be reactivated' };
const NO_PROJECTOR: Reason = {
  rule: 'VOY-15',
  text: 'It needs a Holodeck aboard, or an emitter of its own',
  also: ['VOY-10'],
};
const NOBODY: Reason = { rule: 'VOY-15', text: 'An unstopped personnel of yours must be present to reactivate it' };
const TOO_SOON: Reason = { rule: 'VOY-15', text: 'It can be reactivated on a later turn of yours' };

/** VOY-13 */
export const wearsEmitter = (g: Game, id: number): boolean => granted(g, 'projected', id, -1);

/** A Holodeck: special equipment, or given by a card. */
const hasHolodeck = (g: Game, vessel: number): boolean =>
  hasSpecialEquipment(g, vessel, 'Holodeck') || granted(g, 'holodeck', vessel, -1);

/** VOY-10, R-10.15: intruders aboard a ship or an outpost use nothing of it; who infiltrates is of its crew (DOM-26). */
function mayUseHolodeck(g: Game, id: number, vessel: number): boolean {
  const { controller } = g.card(id);
  const own = controls(g, controller, vessel) || isOpenToBoth(g, vessel);
  return own || isInfiltrating(g, id);
}

/** Is there a projector for it where it is: an Emitter that it wears, or a Holodeck? */
export const projected = (g: Game, id: number): boolean => {
  const c = g.card(id);
  return wearsEmitter(g, id) || (c.zone === Zone.Aboard && hasHolodeck(g, c.host) && mayUseHolodeck(g, id, c.host));
};

/** VOY-21, VOY-22: a hologram without an Emitter is sent off a ship or facility only aboard another. */
export const staysAboard = (g: Game, id: number): boolean => isHologram(g, id) && !wearsEmitter(g, id);

/** VOY-21: whoever stays goes off instead. Was it sent? */
export function sendTo(g: Game, id: number, spot: Spot): boolean {
  const stays = !isCardSpot(spot) && staysAboard(g, id);
  if (stays) deactivate(g, id);
  else putAt(g, id, spot);
  return !stays;
}

/** VOY-09, VOY-10, VOY-14: off without a projector aboard; erased where no hologram can be. */
export function* settleHolograms(g: Game): Flow {
  if (g.format.ignoreHolograms) return;
  for (const id of g.tableau.holograms) {
    const c = g.state.cards[id];
    const isOff = (c.status & Status.Deactivated) !== 0;
    if ((isOff && c.zone !== Zone.Planet) || projected(g, id)) continue;
    if (c.zone === Zone.Planet) yield* discardFromPlay(g, [id], 'VOY-14');
    else if (!isOff) deactivate(g, id);
  }
}

/** VOY-15, VOY-16: of a hologram that is switched off. */
export function whyNotReactivate(g: Game, seat: Seat, id: number): Reason | null {
  const c = g.state.cards[id];
  if (c.controller !== seat) return NOT_YOURS;
  if (!projected(g, id)) return NO_PROJECTOR;
  if (c.until === g.state.turn.number) return TOO_SOON;
  const spot = spotOf(g, id);
  if (ablePersonnelAt(g, spot, seat).some((x) => x !== id)) return null;
  return whyIdle(g, [spot], seat, (x) => x !== id, NOBODY);
}

export function listReactivations(g: Game, seat: Seat, out: Option[]): void {
  for (const id of g.tableau.holograms) {
    if ((g.state.cards[id].status & Status.Deactivated) !== 0 && whyNotReactivate(g, seat, id) === null)
      out.push(new Option('activate', id));
  }
}

export function reactivate(g: Game, seat: Seat, id: number): void {
  setStatus(g, id, Status.Deactivated, false);
  g.tell(() => ({ kind: 'reactivated', who: seat, card: shown(g, id) }));
}
