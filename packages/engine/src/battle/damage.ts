/** Damage: markers or rotation, HULL, destruction (BOG-30 to BOG-48; ). */
import { inPlay, put, setStatus } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { other, type Seat, Status, Zone } from '../core/state.ts';
import { numberWord, shownWord } from '../core/words.ts';
import { destroy } from '../happenings/leaving.ts';
import { Ctx } from '../language/definition.ts';
import { topTactic } from './side-deck.ts';

export type Symbols = readonly ('down' | 'flip')[];

/** BOG-45, BOG-46 */
const DEFAULT_HIT: Symbols = ['flip', 'flip'];
const DEFAULT_DIRECT: Symbols = ['flip', 'flip', 'flip', 'flip'];

export const markersOn = (g: Game, id: number): number[] =>
  g.tableau.on[id].filter((x) => g.def(x).facts.tactic !== undefined);

/** HULL in percent: markers and rotations add up, a rotation is 50 (R-9.13, R-9.15, BOG-57). */
export function hull(g: Game, id: number): number {
  let left = 100;
  if ((g.card(id).status & Status.Rotated) !== 0) left -= 50;
  for (const m of markersOn(g, id)) left -= g.def(m).facts.tactic!.hull;
  return left;
}

/** Places markers on a card: immediate results of each first, the HULL last (BOG-47). */
export function* placeMarkers(
  g: Game,
  target: number,
  symbols: Symbols,
  seat: Seat,
  tactic: number,
  mayDestroy = true,
): Flow {
  const placed: number[] = [];
  for (const symbol of symbols) {
    const marker = symbol === 'down' ? tactic : topTactic(g, seat);
    if (marker < 0) continue;
    // BOG-90: a marker that would destroy what may not be destroyed is discarded instead
    if (!mayDestroy && hull(g, target) - (g.def(marker).facts.tactic?.hull ?? 0) <= 0) {
      put(g, marker, Zone.Aside, -1);
      continue;
    }
    put(g, marker, Zone.On, target);
    g.card(marker).seen = 0;
    placed.push(marker);
    g.note('{0} is placed on {1}', shownWord(g, marker), shownWord(g, target));
  }
  for (const marker of placed) {
    const effect = g.def(marker).rules?.tactic?.damage;
    if (effect === undefined || !inPlay(g.card(target))) continue;
    const ctx = new Ctx(g, marker, g.card(target).controller);
    ctx.target = target;
    yield* effect.run(ctx);
  }
  if (inPlay(g.card(target)) && hull(g, target) <= 0) yield* destroy(g, target, tactic);
}

/** the first hit turns the card, a second or a direct hit destroys it. */
function* rotate(g: Game, target: number, direct: boolean, by: number): Flow {
  const already = (g.card(target).status & Status.Rotated) !== 0;
  if (!direct && !already) {
    setStatus(g, target, Status.Rotated, true);
    g.note('{0} is damaged: HULL {1} %', shownWord(g, target), numberWord(hull(g, target)));
  }
  if (direct || already || hull(g, target) <= 0) yield* destroy(g, target, by);
}

/** A hit by a player: by the symbols of the tactic, by default markers, or by rotation (BOG-30, BOG-31, BOG-45). */
export function* hitBy(
  g: Game,
  seat: Seat,
  target: number,
  direct: boolean,
  tactic: number,
  symbols: Symbols | null,
): Flow {
  if (!inPlay(g.card(target))) return;
  if (!g.state.players[seat].bridge) {
    yield* rotate(g, target, direct, tactic);
    return;
  }
  const printed = tactic >= 0 ? g.def(tactic).facts.tactic! : null;
  const normal = printed === null ? (direct ? DEFAULT_DIRECT : DEFAULT_HIT) : direct ? printed.directHit : printed.hit;
  yield* placeMarkers(g, target, symbols ?? normal, seat, tactic);
}

/** Damage by a dilemma or another card: it counts as the other player's (BOG-45, BOG-54). */
export function* damage(g: Game, target: number): Flow {
  yield* hitBy(g, other(g.card(target).controller), target, false, -1, null);
}

/** Damage that may not destroy (BOG-89, BOG-90). */
export function* damageNotDestroy(g: Game, target: number): Flow {
  const seat = other(g.card(target).controller);
  if (g.state.players[seat].bridge) yield* placeMarkers(g, target, DEFAULT_HIT, seat, -1, false);
  else if ((g.card(target).status & Status.Rotated) === 0) setStatus(g, target, Status.Rotated, true);
}
