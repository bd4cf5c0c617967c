/**
 * A bot that looks ahead. Before each turn, and when something in it turned out otherwise, it tries the ways in which the turn could be played
 * on tables that look the same to its seat, plays each on for a few turns by rules of thumb, and takes the best. While seeding it tries whole
 * layouts. Everything else it answers by rules of thumb.
 */
import { type Decision, type Dice, type Game, other, type Seat } from '@spaceline/engine';
import type { Bot, Choice, Setting, Why } from '../bot.ts';
import { makeDice } from '../dice.ts';
import { heuristicWith, onlyKnown } from '../heuristic/heuristic.ts';
import { type Memory, type Mind, newMemory, remember } from '../heuristic/mind.ts';
import type { Tweak } from '../heuristic/tweak.ts';
import { type Layout, layoutsFor, neighbour } from './layouts.ts';
import { playOn } from './playout.ts';
import { LEAVE, race } from './race.ts';
import { waysFor } from './ways.ts';
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

export function searchBot(name: string, depth: Depth, dice: Dice, setting: Setting = {}): Bot {
  const memory: Memory = newMemory(setting.manner);
  const usual = heuristicWith(dice, memory, onlyKnown);
  const horizon = setting.without === 'evaluation' ? TO_THE_END : (setting.horizon ?? depth.turns);
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

  function lookAhead(g: Game, seat: Seat, decision: Decision): void {
    const m: Mind = { g: onlyKnown(g, seat), seat, opponent: other(seat), dice, memory };
    remember(memory, g.state.turn.number);
    const goesOn = timer();
    const base = memory.tweak;
    const ways: (Tweak | null)[] = [base, ...waysFor(m, decision).slice(1)];
    const key = `${seat} ${g.answers.length} ${dice(2 ** 32)}`;
    const world = worldsFor(g, seat, key, setting);
    const tables = new Map<number, Game | null>();
    const tableOf = (n: number): Game | null => {
      if (!tables.has(n)) {
        tables.clear();
        tables.set(n, world(n));
      }
      return tables.get(n)!;
    };
    const tryOut = (way: Tweak | null, n: number) => {
      const table = tableOf(n);
      return (
        table &&
        playOn(table.fork(makeDice(`${key} ${n} chance`)), seat, { ...memory, tweak: way }, `${key} ${n}`, horizon)
      );
    };
    // two ways that do the same on the first table are one
    const different: { way: Tweak | null; first: number }[] = [];
    const did = new Set<string>();
    for (const way of ways) {
      if (!goesOn()) break;
      const played = tryOut(way, 0);
      if (played === null || did.has(played.did)) continue;
      did.add(played.did);
      different.push({ way, first: played.value });
    }
    if (different.length < 2) {
      why = { ...USUAL, playouts: ways.length, odds: different[0]?.first ?? null };
      return;
    }
    const found = race(
      different.length,
      budget(depth.playouts),
      (way, n) => (n === 0 ? different[way].first : (tryOut(different[way].way, n)?.value ?? null)),
      goesOn,
    );
    const { way } = different[found.best];
    memory.tweak = way;
    why = {
      how: found.best === 0 ? 'usual' : 'ahead',
      what: way?.name ?? 'usual',
      ways: different.length,
      playouts: found.playouts + ways.length,
      odds: found.means[found.best],
    };
  }

  /** Layouts are tried to the end, or nearly; the best of the first round is bettered by its neighbours. */
  function layOut(g: Game, seat: Seat): void {
    const m: Mind = { g: onlyKnown(g, seat), seat, opponent: other(seat), dice, memory };
    const goesOn = timer();
    const key = `${seat} layout ${dice(2 ** 32)}`;
    const world = worldsFor(g, seat, key, setting);
    const tables: (Game | null)[] = [];
    const value = (layout: Layout, n: number): number | null => {
      if (tables.length <= n) tables.push(world(n));
      const table = tables[n];
      return (
        table &&
        playOn(
          table.fork(makeDice(`${key} ${n} chance`)),
          seat,
          { ...memory, layout },
          `${key} ${n}`,
          depth.layoutTurns,
        ).value
      );
    };
    const many = makeDice(key);
    let layouts = layoutsFor(m, many, LAYOUTS);
    let best = layouts[0];
    let playouts = 0;
    let odds: number | null = null;
    for (let round = 0; round < ROUNDS; round++) {
      const found = race(
        layouts.length,
        budget(depth.layouts / ROUNDS),
        (i, n) => value(layouts[i], n),
        goesOn,
        LEAVE / 2,
      );
      best = layouts[found.best];
      odds = found.means[found.best];
      playouts += found.playouts;
      layouts = [best, ...Array.from({ length: LAYOUTS / 2 }, () => neighbour(m.g, seat, best, many))];
    }
    memory.layout = best;
    why = { how: 'layout', what: 'layout', ways: LAYOUTS, playouts, odds };
  }

  const inSeeding = (g: Game): boolean => {
    const p = g.state.processes[g.state.processes.length - 1];
    return p.kind === 'seeding' && p.phase === 'dilemma-phase';
  };

  return {
    name,
    why: () => why,
    choose(g: Game, seat: Seat, decision: Decision): Choice {
      if (g.state.turn.number < turn) memory.layout = null;
      if (decision.kind === 'seed' && memory.layout === null && setting.without !== 'layouts' && inSeeding(g)) {
        layOut(g, seat);
      } else if (decision.kind === 'action' && g.state.turn.seat === seat && setting.without !== 'turns') {
        if (g.state.turn.number !== turn) {
          turn = g.state.turn.number;
          looks = 0;
          news = true;
        }
        if (news && looks < LOOKS && decision.options.length > 1) {
          looks++;
          news = false;
          lookAhead(g, seat, decision);
        }
      }
      const choice = usual.choose(g, seat, decision);
      if (NEWS.includes(choice.option.verb)) news = true;
      return choice;
    },
  };
}
const LAYOUTS = 10;
const ROUNDS = 2;
const TO_THE_END = 200;
/** So few are better than none. */
const MIN = 8;
