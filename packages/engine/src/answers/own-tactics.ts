/** What the own Battle Bridge could do in a battle: what each Tactic adds, how likely it is the best of those drawn, what a hit lays. */

import { hitSymbols, hull, type Symbols } from '../battle/damage.ts';
import { DRAWS, mayUseTactic, tacticBonus } from '../battle/ship-battle.ts';
import { FACE_UP, pile } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { ShipBattleProcess } from '../core/process.ts';
import { type Seat, Zone } from '../core/state.ts';

/** Tactics of one name. */
export interface OwnTactic {
  /** the printing's id, as in the catalogue */
  readonly card: string;
  readonly count: number;
  /** what it adds to either sum in this battle; null: its text does not let it be used */
  readonly adds: { readonly attack: number; readonly defense: number } | null;
  /** how likely it is the one that adds most to ATTACK of those drawn; 0 where none would do as well */
  readonly best: number;
}

export interface OwnTactics {
  /** the most that may be drawn (BOG-22) */
  readonly draws: number;
  /** those that add most to ATTACK first */
  readonly tactics: readonly OwnTactic[];
  /** what the best of those drawn adds to ATTACK, the least first, and how likely that is; the last may be to use none */
  readonly gains: readonly { readonly attack: number; readonly chance: number }[];
}

/** Markers of one hit, how much HULL they take, and whether they can or must destroy the target (BOG-38). */
export interface Damage {
  readonly markers: readonly [number, number];
  readonly hull: readonly [number, number];
  readonly destroys: 'no' | 'perhaps' | 'yes';
}

/** The Tactics that may be drawn next: those face up come when no other is left (BOG-13). */
function drawable(g: Game, seat: Seat): number[] {
  const all = pile(g, seat, Zone.Bridge);
  const fresh = all.filter((id) => g.card(id).seen !== FACE_UP);
  return fresh.length >= DRAWS ? fresh : [...all];
}

/** How likely it is that of `drawn` cards out of `all` none is one of `some`. */
function noneOf(some: number, all: number, drawn: number): number {
  let p = 1;
  for (let i = 0; i < drawn; i++) p *= Math.max(0, all - some - i) / (all - i);
  return p;
}

/** `side` of the battle is the seat's own, and fires. Null without a Battle Bridge. */
export function ownTactics(g: Game, p: ShipBattleProcess, side: 0 | 1): OwnTactics | null {
  const seat = p.sides[side] as Seat;
  if (!g.state.players[seat].bridge) return null;
  const pool = drawable(g, seat);
  const kinds = new Map<number, number[]>();
  for (const id of pool) kinds.set(g.card(id).def, [...(kinds.get(g.card(id).def) ?? []), id]);
  const found = [...kinds.values()].map(([id, ...more]) => ({
    card: g.def(id).facts.id,
    count: 1 + more.length,
    adds: mayUseTactic(g, p, side, id)
      ? { attack: tacticBonus(g, p, side, id, 'attack'), defense: tacticBonus(g, p, side, id, 'defense') }
      : null,
  }));
  const worth = (t: (typeof found)[number], what: 'attack' | 'defense') => t.adds?.[what] ?? Number.NEGATIVE_INFINITY;
  found.sort((a, b) => worth(b, 'attack') - worth(a, 'attack') || worth(b, 'defense') - worth(a, 'defense'));
  const drawn = Math.min(DRAWS, pool.length);
  const chances = new Map<number, number>();
  let better = 0;
  const tactics = found.map((t): OwnTactic => {
    // to use none adds nothing, and loses nothing either
    if (t.adds === null || t.adds.attack <= 0) return { ...t, best: 0 };
    const best = noneOf(better, pool.length, drawn) - noneOf(better + t.count, pool.length, drawn);
    better += t.count;
    chances.set(t.adds.attack, (chances.get(t.adds.attack) ?? 0) + best);
    return { ...t, best };
  });
  const without = noneOf(better, pool.length, drawn);
  if (without > 0) chances.set(0, without);
  const gains = [...chances].map(([attack, chance]) => ({ attack, chance })).sort((a, b) => a.attack - b.attack);
  return { draws: drawn, tactics, gains };
}

/** What a hit lays on its target, with any Tactic of the own side deck or none; null without markers. */
export function ownDamage(g: Game, p: ShipBattleProcess, side: 0 | 1, target: number, direct: boolean): Damage | null {
  const seat = p.sides[side] as Seat;
  const all = [...pile(g, seat, Zone.Bridge)];
  if (!g.state.players[seat].bridge) return null;
  const hullOf = (id: number) => g.def(id).facts.tactic!.hull;
  const most = Math.max(...all.map(hullOf), 0);
  const least = Math.min(...all.map(hullOf), most);
  const used = new Map<number, number>([[-1, -1]]);
  for (const id of drawable(g, seat)) if (mayUseTactic(g, p, side, id)) used.set(g.card(id).def, id);
  const laid = (symbols: Symbols, id: number, each: number) =>
    symbols.reduce((n, x) => n + (x === 'down' ? hullOf(id) : each), 0);
  const cases = [...used.values()].map((id) => {
    const symbols = hitSymbols(g, direct, id).slice(0, all.length);
    return { markers: symbols.length, least: laid(symbols, id, least), most: laid(symbols, id, most) };
  });
  const left = hull(g, target);
  const [few, many] = [Math.min(...cases.map((c) => c.markers)), Math.max(...cases.map((c) => c.markers))];
  const [low, high] = [Math.min(...cases.map((c) => c.least)), Math.max(...cases.map((c) => c.most))];
  return {
    markers: [few, many],
    hull: [Math.min(low, left), Math.min(high, left)],
    destroys: low >= left ? 'yes' : high >= left ? 'perhaps' : 'no',
  };
}
