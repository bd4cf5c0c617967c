/** What chance decides: each draw is counted in the state, so that the same game has the same chance. */
import type { Game } from '../game.ts';
import { type Chance, type Dice, diceFrom, mix, type OpenChance, Stream } from '../random.ts';
import { type Seat, Status, Zone } from '../state.ts';
import { asTheyLie, writablePart } from './writable.ts';

/** Dice keep what they made for later draws. */
const dices = new WeakMap<Chance, Dice[]>();

/** Dice of one stream of the game's chance. */
function dice(g: Game, stream: number): Dice {
  const { chance } = asTheyLie(g);
  let all = dices.get(chance);
  if (all === undefined) {
    all = [];
    dices.set(chance, all);
  }
  all[stream] ??= diceFrom(chance, stream);
  return all[stream];
}

/** The game goes on with another chance. */
export function changeChance(g: Game, chance: OpenChance): void {
  asTheyLie(g).chance = chance;
}

/** Selects `count` cards at random. */
export function randomCards(g: Game, ids: readonly number[], count: number): number[] {
  const n = Math.min(count, ids.length);
  if (n === 0) return [];
  if (n === ids.length) {
    g.script?.pick(ids, n);
    return ids.slice();
  }
  const scripted = g.script?.pick(ids, n);
  if (scripted) return scripted;
  const roll = dice(g, Stream.Selection);
  const pool = ids.slice();
  const out: number[] = [];
  while (out.length < n) {
    const i = roll(pool.length);
    out.push(pool[i]);
    pool[i] = pool[pool.length - 1];
    pool.pop();
  }
  return out;
}

/** Shuffles a pile, or other cards that lie in a heap, where they are; `seat` is whose cards these are. */
export function shuffle(g: Game, seat: Seat, heap: readonly number[]): void {
  const scripted = heap.length > 0 ? g.script?.order(heap) : undefined;
  const ids = writablePart(g, heap);
  mix(ids, dice(g, Stream.Shuffle + seat));
  if (scripted) {
    const rest = ids.filter((id) => !scripted.includes(id));
    ids.splice(0, ids.length, ...scripted, ...rest);
  }
  // whoever has looked at a card of a draw deck, or knows a seed card, cannot say where it is after a shuffle
  for (const id of heap) {
    const c = asTheyLie(g).cards[id];
    if (c.zone !== Zone.Deck && c.zone !== Zone.Seeded) continue;
    c.seen = 0;
    if (c.zone === Zone.Seeded) c.status |= Status.Shuffled;
  }
}

export function chance(g: Game): boolean {
  return g.script?.chance() ?? dice(g, Stream.Roll)(2) === 1;
}

export function randomNumber(g: Game, n: number): number {
  return g.script?.number(n) ?? dice(g, Stream.Roll)(n);
}
