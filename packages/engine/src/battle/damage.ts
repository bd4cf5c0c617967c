/** Damage: markers or rotation, HULL, destruction (BOG-30 to BOG-48; ). */

import { isBorg } from '../borg/objectives.ts';
import { inPlay, put, setRotated, shuffle, toPile } from '../core/door.ts';
import { chooseCard, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { other, type Seat, Status, Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import { type Doing, destroy, tellDestroyed } from '../happenings/leaving.ts';
import { score, scoreCard } from '../happenings/scoring.ts';
import { Reading } from '../language/reading.ts';
import { topOfSideDeck } from '../side-decks/side-deck.ts';
import { isSelfControlled } from './self-controlled.ts';

export type Symbols = readonly ('down' | 'flip')[];

/** BOG-45, BOG-46 */
const DEFAULT_HIT: Symbols = ['flip', 'flip'];
const DEFAULT_DIRECT: Symbols = ['flip', 'flip', 'flip', 'flip'];

/** BOG-57: what a rotation takes off the HULL, in percent. */
const ROTATION = 50;

export const markersOn = (g: Game, id: number): number[] =>
  g.tableau.on[id].filter((x) => g.def(x).facts.tactic !== undefined);

/** HULL in percent: markers and rotations add up, a rotation is 50 (R-9.13, R-9.15, BOG-57). */
export function hull(g: Game, id: number): number {
  let left = 100;
  if ((g.card(id).status & Status.Rotated) !== 0) left -= ROTATION;
  for (const m of markersOn(g, id)) left -= g.def(m).facts.tactic!.hull;
  return left;
}

/** Puts Tactics on a card as markers: immediate results of each first, the HULL last (BOG-47). */
function* land(g: Game, target: number, markers: readonly number[], seat: Seat, by: Doing): Flow {
  for (const marker of markers) {
    put(g, marker, Zone.On, target);
    g.tell(() => ({ kind: 'marker', marker: shown(g, marker), on: shown(g, target), hull: hull(g, target) }));
  }
  for (const marker of markers) {
    const effect = g.def(marker).rules?.tactic?.damage;
    if (effect === undefined || !inPlay(g.card(target))) continue;
    const ctx = new Reading(g, marker, g.card(target).controller);
    ctx.target = target;
    yield* carryOut(effect, ctx);
  }
  // what its markers destroyed has none any more
  if (hull(g, target) <= 0) yield* finish(g, target, seat, by);
}

/** BOG-38: HULL 0 destroys. A dilemma that fights by itself is worth its points to whoever destroys it. */
function* finish(g: Game, target: number, seat: Seat | -1, by: Doing): Flow {
  if (isSelfControlled(g, target)) {
    tellDestroyed(g, target, by);
    scoreCard(g, seat as Seat, target);
    return;
  }
  const box = g.def(target).ship && isBorg(g, target) ? (g.def(target).facts.points ?? 0) : 0;
  const foe = g.card(target).controller;
  // the point box of a Borg ship is for whoever destroys it (docs/decisions/rules.md)
  if ((yield* destroy(g, target, by)) && seat !== -1 && seat !== foe) score(g, seat, box, true, target);
}

/** Takes a marker for a symbol: the tactic itself, or a fresh Tactic; -1 when there is none (BOG-32, BOG-33, BOG-41). */
function markerFor(g: Game, symbol: 'down' | 'flip', seat: Seat, tactic: number): number {
  const marker = symbol === 'down' ? tactic : topOfSideDeck(g, seat, Zone.Bridge);
  if (marker !== -1) put(g, marker, Zone.Aside, -1);
  return marker;
}

/** Places the markers of these symbols on one card. */
export function* placeMarkers(
  g: Game,
  target: number,
  symbols: Symbols,
  seat: Seat,
  tactic: number,
  by: Doing,
  mayDestroy = true,
): Flow {
  const markers: number[] = [];
  let left = hull(g, target);
  for (const symbol of symbols) {
    const marker = markerFor(g, symbol, seat, tactic);
    if (marker === -1) continue;
    const loss = g.def(marker).facts.tactic!.hull;
    // BOG-90: a marker that would destroy what may not be destroyed is discarded instead
    if (!mayDestroy && left - loss <= 0) toPile(g, marker, Zone.Discard);
    else {
      left -= loss;
      markers.push(marker);
    }
  }
  yield* land(g, target, markers, seat, by);
}

function turn(g: Game, target: number): void {
  setRotated(g, target);
  g.tell(() => ({ kind: 'rotated', card: shown(g, target), hull: hull(g, target) }));
}

/** the first hit turns the card, a second or a direct hit destroys it. */
function* rotate(g: Game, target: number, direct: boolean, seat: Seat | -1, by: Doing): Flow {
  if (!direct && (g.card(target).status & Status.Rotated) === 0) {
    turn(g, target);
    if (hull(g, target) > 0) return;
  }
  yield* finish(g, target, seat, by);
}

export interface Hit {
  target: number;
  direct: boolean;
  /** who fired, or whose text it is */
  by: Doing;
}

/** The symbols that count: those of the tactic, or the default (BOG-31, BOG-45, BOG-46). */
function symbolsFor(g: Game, hit: Hit, tactic: number, special: Symbols | null): Symbols {
  return special !== null && !hit.direct ? special : hitSymbols(g, hit.direct, tactic);
}

/** Those of the tactic, or the default where there is none (-1). */
export function hitSymbols(g: Game, direct: boolean, tactic: number): Symbols {
  const printed = tactic !== -1 ? g.def(tactic).facts.tactic! : null;
  if (printed === null) return direct ? DEFAULT_DIRECT : DEFAULT_HIT;
  return direct ? printed.directHit : printed.hit;
}

/**
 * The hits of one side. `seat` -1 is a dilemma that fights by itself: it uses nobody's Tactics, and what it hits takes default
 * damage from the other player's side deck, or rotation (BOG-53, BOG-54).
 */
export function* hitTargets(
  g: Game,
  seat: Seat | -1,
  hits: readonly Hit[],
  tactic: number,
  special: (target: number) => Symbols | null,
): Flow {
  const marked: Hit[] = [];
  for (const hit of hits) {
    if (!inPlay(g.card(hit.target))) continue;
    const from = seat !== -1 ? (seat as Seat) : other(g.card(hit.target).controller);
    if (!g.state.players[from].bridge) yield* rotate(g, hit.target, hit.direct, seat, hit.by);
    else if (seat === -1)
      yield* placeMarkers(g, hit.target, hit.direct ? DEFAULT_DIRECT : DEFAULT_HIT, from, -1, hit.by);
    else marked.push(hit);
  }
  if (marked.length === 1) {
    yield* placeMarkers(
      g,
      marked[0].target,
      symbolsFor(g, marked[0], tactic, special(marked[0].target)),
      seat as Seat,
      tactic,
      marked[0].by,
    );
  } else if (marked.length > 1) yield* spread(g, seat as Seat, marked, tactic, special);
}

/** BOG-64, BOG-65: [Down] goes to one target of choice and counts as [Flip] for the others; fresh markers fall at random. */
function* spread(
  g: Game,
  seat: Seat,
  hits: readonly Hit[],
  tactic: number,
  special: (target: number) => Symbols | null,
): Flow {
  const symbols = hits.map((h) => symbolsFor(g, h, tactic, special(h.target)));
  const landed = hits.map((): number[] => []);
  const downs = hits.filter((_, i) => symbols[i].includes('down')).map((h) => h.target);
  const question = { id: 'down', text: 'Which target takes {card} itself?', card: tactic };
  const to = yield* chooseCard(g, seat, downs, question);
  if (to !== -1) landed[hits.findIndex((h) => h.target === to)].push(markerFor(g, 'down', seat, tactic));
  // one slot for each fresh marker
  const slots = hits.flatMap((_, i) => new Array<number>(symbols[i].length - landed[i].length).fill(i));
  const fresh: number[] = [];
  for (let i = 0; i < slots.length; i++) {
    const marker = markerFor(g, 'flip', seat, tactic);
    if (marker !== -1) fresh.push(marker);
  }
  shuffle(g, seat, fresh);
  for (let i = 0; i < fresh.length; i++) landed[slots[i]].push(fresh[i]);
  for (let i = 0; i < hits.length; i++) yield* land(g, hits[i].target, landed[i], seat, hits[i].by);
}

/** Damage by a dilemma or another card, the one whose text is carried out: it counts as the other player's (BOG-45, BOG-54). */
export function* damage(g: Game, target: number, symbols: Symbols | null = null): Flow {
  yield* hitTargets(g, other(g.card(target).controller), [{ target, direct: false, by: g.acting }], -1, () => symbols);
}

/** Damage that may not destroy (BOG-89, BOG-90). */
export function* damageNotDestroy(g: Game, target: number): Flow {
  const seat = other(g.card(target).controller);
  if (g.state.players[seat].bridge) yield* placeMarkers(g, target, DEFAULT_HIT, seat, -1, g.acting, false);
  // where a rotation would destroy, a second one among them, the card is not turned
  else if (hull(g, target) > ROTATION) turn(g, target);
}
