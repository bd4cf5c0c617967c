/**
 * A bot that looks ahead: at the beginning of each turn, and when something in it turned out otherwise. While seeding it tries whole layouts.
 * Everything else it answers by rules of thumb.
 */
import { type Decision, type Dice, type Game, other, type Seat } from '@spaceline/engine';
import type { Bot, Choice, Setting, Why } from '../bot.ts';
import { makeDice } from '../dice.ts';
import { heuristicWith, onlyKnown } from '../heuristic/heuristic.ts';
import { type Memory, type Mind, newMemory } from '../heuristic/mind.ts';
import { bestLayout, type Layout } from './layouts.ts';
import { lookAhead } from './look-ahead.ts';
import { holdUp } from './playout.ts';
import { worldsFor } from './worlds.ts';

export interface Depth {
  /** playouts for one answer, when nothing else is said */
  readonly playouts: number;
  /** for so many turns each */
  readonly turns: number;
  /** for a layout of the seeds: playouts in all, and turns for each */
  readonly layouts: number;
  readonly layoutTurns: number;
}

/** So often is looked ahead in one turn. */
const LOOKS = 3;
/** After these the table is another one than was thought. */
const NEWS = ['attempt', 'scout', 'attack', 'fight', 'commandeer', 'download'];

const USUAL: Why = { how: 'usual', what: 'usual', ways: 1, playouts: 0, odds: null };

const isLayingOut = (g: Game): boolean => {
  const p = g.state.processes[g.state.processes.length - 1];
  return p.kind === 'seeding' && p.phase === 'dilemma-phase';
};

export function searchBot(name: string, depth: Depth, dice: Dice, setting: Setting = {}): Bot {
  const memory: Memory = newMemory(setting.manner);
  const usual = heuristicWith(dice, memory, onlyKnown);
  const turns = setting.without === 'evaluation' ? TO_THE_END : (setting.horizon ?? depth.turns);
  const budget = (n: number) => Math.max(MIN, Math.round((n * (setting.playouts ?? depth.playouts)) / depth.playouts));
  let why: Why = USUAL;
  let turn = -1;
  let looks = 0;
  let news = true;

  /** While there is time. */
  const timer = (): (() => boolean) => {
    const { now, most } = setting;
    if (now === undefined || most === undefined) return () => true;
    const end = now() + most();
    return () => now() < end;
  };

  function look(g: Game, seat: Seat, decision: Decision): void {
    const playouts = budget(depth.playouts);
    const ahead = lookAhead({ g, seat, decision, memory, dice, setting, playouts, turns, goesOn: timer() });
    const way = ahead.ways[ahead.best];
    if (way === undefined) return;
    memory.tweak = way.tweak;
    why = {
      how: ahead.best === 0 ? 'usual' : 'ahead',
      what: way.tweak?.name ?? 'usual',
      ways: ahead.ways.length,
      playouts: ahead.playouts,
      odds: way.odds,
    };
  }

  function layOut(g: Game, seat: Seat): void {
    const m: Mind = { g: onlyKnown(g, seat), seat, opponent: other(seat), dice, memory };
    const key = `${seat} layout ${dice(2 ** 32)}`;
    const world = worldsFor(g, seat, key, setting);
    const tables: (Game | null)[] = [];
    const value = (layout: Layout, n: number): number | null => {
      if (tables.length <= n) tables.push(world(n));
      const game = tables[n]?.fork(makeDice(`${key} ${n} fork`), false);
      return game === undefined ? null : holdUp(game, seat, { ...memory, layout }, `${key} ${n}`, depth.layoutTurns);
    };
    const found = bestLayout(m, budget(depth.layouts), makeDice(key), value, timer());
    memory.layout = found.layout;
    why = { how: 'layout', what: 'layout', ways: found.tried, playouts: found.playouts, odds: null };
  }

  /** Is this a moment to look ahead? */
  function isTime(g: Game, seat: Seat, decision: Decision): boolean {
    if (decision.kind !== 'action' || g.state.turn.seat !== seat || setting.without === 'turns') return false;
    if (g.state.turn.number !== turn) {
      turn = g.state.turn.number;
      looks = 0;
      news = true;
    }
    if (!news || looks >= LOOKS || decision.options.length < 2) return false;
    looks++;
    news = false;
    return true;
  }

  return {
    name,
    why: () => why,
    choose(g: Game, seat: Seat, decision: Decision): Choice {
      if (g.state.turn.number < turn) memory.layout = null;
      const lays = decision.kind === 'seed' && memory.layout === null && isLayingOut(g);
      if (lays && setting.without !== 'layouts') layOut(g, seat);
      if (isTime(g, seat, decision)) look(g, seat, decision);
      const choice = usual.choose(g, seat, decision);
      if (NEWS.includes(choice.option.verb)) news = true;
      return choice;
    },
  };
}
const TO_THE_END = 200;
/** So few are better than none. */
const MIN = 8;
