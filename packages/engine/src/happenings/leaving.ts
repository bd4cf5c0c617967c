/** Leaving play: killed, discarded, destroyed. */

import { inPlay, noteRemoved, noteShipLost, put, stackUnder, toPile } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { type PileZone, type Seat, Zone } from '../core/state.ts';
import { allShown, type Cause, shown, sourceRef } from '../core/telling.ts';
import { isLandedInside } from '../core/vessel.ts';
import { everythingAboard, locationOf, spotOf } from '../spaceline/places.ts';
import { toBlame } from './blame.ts';
import { deactivate, isHologram } from './deactivating.ts';
import { callOffAll } from './lasting.ts';
import { respond } from './responses.ts';

/** A card leaves play to a pile of its owner, or to where a text sends it. */
export function leavePlay(g: Game, id: number, to: PileZone, where: 'top' | 'bottom' = 'top'): void {
  callOffAll(g, id);
  noteRemoved(g, id, g.acting < 0 ? g.state.turn.seat : g.card(g.acting).controller);
  if (to === Zone.Discard) {
    for (const s of g.tableau.redirect) {
      if (s.card !== id && s.modifier.applies(g, s.card, id)) {
        stackUnder(g, id, s.card);
        return;
      }
    }
  }
  toPile(g, id, to, where);
}

/** Whose doing it is: a card by its text, -1 for a rule; or those who fire or fight, who are nobody's text. */
export type Doing = number | { readonly inBattle: readonly number[] };

/** The card by whose text it is done. */
const textOf = (by: Doing): number => (typeof by === 'number' ? by : -1);

/** Whose doing an event is that tells of somebody who dies. */
export const doingOf = (e: GameEvent): Doing => (e.fighters.length > 0 ? { inBattle: e.fighters } : e.card);

function tellCause(g: Game, by: Doing, how: Cause['how']): Cause {
  if (typeof by === 'number') return { by: sourceRef(g, by), how };
  // whoever fights or fires is seen (DOM-59)
  const [first, ...beside] = allShown(g, by.inBattle);
  return { by: first ?? null, ...(beside.length > 0 && { beside }), how: how === 'effect' ? 'battle' : how };
}

function eventAbout(
  g: Game,
  name: 'dies' | 'died' | 'destroys' | 'destroyed' | 'wrecks',
  seat: Seat,
  id: number,
  by: Doing,
): GameEvent {
  const e = new GameEvent(name, seat, textOf(by), [id]);
  if (typeof by !== 'number') e.fighters = by.inBattle;
  e.spot = spotOf(g, id);
  e.location = locationOf(g, id);
  return e;
}

/** Kills personnel, one after the other. */
export function* kill(
  g: Game,
  ids: readonly number[],
  by: Doing,
  how: Cause['how'] = 'effect',
  atRandom = false,
): Flow {
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
    const blamed = toBlame(g, id);
    const died = eventAbout(g, 'died', dying.seat, id, by);
    g.tell(() => ({ kind: 'killed', whom: shown(g, id), cause: tellCause(g, by, how) }));
    leavePlay(g, id, Zone.Discard);
    yield* kill(g, blamed, -1, 'suicide');
    yield* respond(g, died);
  }
}

/** Discards cards from play, by the text of a card or by a rule; that is not killing. */
export function* discardFromPlay(g: Game, ids: readonly number[], by: number | string): Flow {
  for (const id of ids) {
    if (!inPlay(g.card(id))) continue;
    tellDiscarded(g, id, 'play', by);
    leavePlay(g, id, Zone.Discard);
  }
}

/** By whose text it is, or by which rule where no text is being carried out. */
export function tellDiscarded(g: Game, id: number, from: 'play' | 'hand', by: number | string): void {
  const text = sourceRef(g, typeof by === 'number' ? by : g.acting);
  const rule = text === null && typeof by === 'string' ? { rule: by } : {};
  g.tell(() => ({ kind: 'discarded', cards: [shown(g, id)], from, by: text, ...rule }));
}

/** Destroys equipment; VOY-18: what is holographic is only switched off. */
export function* destroyEquipment(g: Game, ids: readonly number[], by: number): Flow {
  for (const id of ids) {
    if (isHologram(g, id)) deactivate(g, id);
    else {
      yield* respond(g, eventAbout(g, 'wrecks', g.card(id).controller, id, by));
      yield* discardFromPlay(g, [id], by);
    }
  }
}

/** A ship or facility is destroyed: it and everything aboard is discarded, unless a response saves somebody. */
export function* destroy(g: Game, id: number, by: Doing): Flow<boolean> {
  if (!inPlay(g.card(id))) return false;
  const e = eventAbout(g, 'destroys', g.card(id).controller, id, by);
  yield* respond(g, e);
  // a response may have saved it
  if (e.cancelled || !inPlay(g.card(id))) return false;
  // ships that are landed in it go down with it; others that are docked there survive
  for (const site of g.tableau.aboard[id])
    for (const ship of g.tableau.docked[site].slice()) if (isLandedInside(g, ship)) put(g, ship, Zone.Aboard, site);
  tellDestroyed(g, id, by);
  // whoever was aboard died with it; who they were is asked while they are where they were
  const dead = everythingAboard(g, id).filter((x) => g.def(x).personnel && !isHologram(g, x));
  const deaths = dead.map((x) => eventAbout(g, 'died', g.card(x).controller, x, by));
  const blamed = dead.flatMap((x) => toBlame(g, x));
  if (g.def(id).ship && e.location >= 0) noteShipLost(g, e.seat, e.location);
  emptyInto(g, id, Zone.Discard);
  leavePlay(g, id, Zone.Discard);
  yield* kill(g, blamed, -1, 'suicide');
  const gone = new GameEvent('destroyed', e.seat, e.card, [id]);
  gone.location = e.location;
  gone.fighters = e.fighters;
  yield* respond(g, gone);
  for (const died of deaths) yield* respond(g, died);
  return true;
}

/** With who goes down with it: people, and the ships it carries. What else was aboard is in its list: holograms are only discarded (VOY-20). */
export function tellDestroyed(g: Game, id: number, by: Doing): void {
  if (!g.logged) return;
  const lost = everythingAboard(g, id);
  g.tell(() => ({
    kind: 'destroyed',
    card: shown(g, id),
    cause: tellCause(g, by, 'effect'),
    aboard: allShown(g, lost),
  }));
  const cause = tellCause(g, by, 'with-its-ship');
  for (const inside of lost) {
    const d = g.def(inside);
    if (d.personnel && !isHologram(g, inside)) g.tell(() => ({ kind: 'killed', whom: shown(g, inside), cause }));
    else if (d.ship) g.tell(() => ({ kind: 'destroyed', card: shown(g, inside), cause, aboard: [] }));
  }
}

/** Everything aboard leaves with its ship. */
function emptyInto(g: Game, id: number, to: PileZone): void {
  for (const inside of g.tableau.aboard[id].slice()) {
    emptyInto(g, inside, to);
    leavePlay(g, inside, to);
  }
}
