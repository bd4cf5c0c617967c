/** Leaving play: killed, discarded, destroyed. */

import { inPlay, stackUnder, toPile } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { type PileZone, type Seat, Zone } from '../core/state.ts';
import { allShown, type Cause, shown, sourceRef } from '../core/telling.ts';
import { locationOf, spotOf } from '../spaceline/places.ts';
import { deactivate, isHologram } from './deactivating.ts';
import { respond } from './responses.ts';

/** A card leaves play to a pile of its owner, or to where a text sends it. */
export function leavePlay(g: Game, id: number, to: PileZone, where: 'top' | 'bottom' = 'top'): void {
  if (to === Zone.Discard && inPlay(g.card(id))) {
    for (const s of g.tableau.redirect) {
      if (s.card !== id && s.modifier.applies(g, s.card, id)) {
        stackUnder(g, id, s.card);
        return;
      }
    }
  }
  toPile(g, id, to, where);
}

function eventAbout(
  g: Game,
  name: 'dies' | 'died' | 'destroys' | 'destroyed' | 'discarded',
  seat: Seat,
  id: number,
  by: number,
): GameEvent {
  const e = new GameEvent(name, seat, by, [id]);
  e.spot = spotOf(g, id);
  e.location = locationOf(g, id);
  return e;
}

/** Kills personnel, one after the other; who was saved is left out of the answer. */
export function* kill(
  g: Game,
  ids: readonly number[],
  by: number,
  atRandom = false,
  how?: Cause['how'],
): Flow<number[]> {
  const dead: number[] = [];
  for (const id of ids) {
    if (!inPlay(g.card(id))) continue;
    const dying = eventAbout(g, 'dies', g.card(id).controller, id, by);
    dying.atRandom = atRandom;
    yield* respond(g, dying);
    if (dying.cancelled || !inPlay(g.card(id))) continue;
    if (isHologram(g, id)) {
      // VOY-17: a hologram that would be killed is deactivated instead
      deactivate(g, id);
      continue;
    }
    g.tell(() => ({
      kind: 'killed',
      whom: shown(g, id),
      cause: { by: sourceRef(g, by), how: how ?? (by < 0 ? 'battle' : 'effect') },
    }));
    leavePlay(g, id, Zone.Discard);
    dead.push(id);
    const died = new GameEvent('died', dying.seat, by, [id]);
    died.spot = dying.spot;
    died.location = dying.location;
    yield* respond(g, died);
  }
  return dead;
}

/** Discards cards from play; that is not killing. */
export function* discardFromPlay(g: Game, ids: readonly number[], by: number): Flow {
  for (const id of ids) {
    if (!inPlay(g.card(id))) continue;
    const e = eventAbout(g, 'discarded', g.card(id).controller, id, by);
    g.tell(() => ({ kind: 'discarded', cards: [shown(g, id)], from: 'play', by: sourceRef(g, by) }));
    leavePlay(g, id, Zone.Discard);
    yield* respond(g, e);
  }
}

/** Destroys equipment; VOY-18: what is holographic is only switched off. */
export function* destroyEquipment(g: Game, ids: readonly number[], by: number): Flow {
  for (const id of ids) {
    if (isHologram(g, id)) deactivate(g, id);
    else yield* discardFromPlay(g, [id], by);
  }
}

/** A ship or facility is destroyed: it and everything aboard is discarded, unless a response saves somebody. */
export function* destroy(g: Game, id: number, by: number): Flow<boolean> {
  if (!inPlay(g.card(id))) return false;
  const e = eventAbout(g, 'destroys', g.card(id).controller, id, by);
  yield* respond(g, e);
  if (e.cancelled || !inPlay(g.card(id))) return false;
  g.tell(() => ({
    kind: 'destroyed',
    card: shown(g, id),
    cause: { by: sourceRef(g, by), how: by < 0 ? 'battle' : 'effect' },
    aboard: allShown(g, everythingAboard(g, id)),
  }));
  emptyInto(g, id, Zone.Discard);
  leavePlay(g, id, Zone.Discard);
  const gone = new GameEvent('destroyed', e.seat, by, [id]);
  gone.location = e.location;
  yield* respond(g, gone);
  return true;
}

function everythingAboard(g: Game, id: number): number[] {
  return g.tableau.aboard[id].flatMap((inside) => [inside, ...everythingAboard(g, inside)]);
}

/** Everything aboard leaves with its ship. */
function emptyInto(g: Game, id: number, to: PileZone): void {
  for (const inside of g.tableau.aboard[id].slice()) {
    emptyInto(g, inside, to);
    leavePlay(g, inside, to);
  }
}
