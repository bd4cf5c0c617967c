/**
 * The ways to play a turn, each tried on tables that look the same to the seat, with the same chance for all of them, and played on for a few
 * turns by rules of thumb.
 */
import { type Decision, type Dice, type Game, other, type Seat } from '@spaceline/engine';
import type { Setting } from '../bot.ts';
import { makeDice } from '../dice.ts';
import { onlyKnown } from '../heuristic/heuristic.ts';
import { type Memory, type Mind, remember } from '../heuristic/mind.ts';
import type { Tweak } from '../heuristic/tweak.ts';
import { playOn } from './playout.ts';
import { race } from './race.ts';
import { waysFor } from './ways.ts';
import { worldsFor } from './worlds.ts';

interface Way {
  /** null: as the rules of thumb have it */
  readonly tweak: Tweak | null;
  /** what it begins with, as an answer of the record */
  readonly first: string;
  /** how often it wins, from 0 to 1, as far as it was tried */
  readonly odds: number;
}

interface Ahead {
  /** those that do something different; the usual one first */
  readonly ways: readonly Way[];
  /** the index of the one to take */
  readonly best: number;
  readonly playouts: number;
}

interface Look {
  readonly g: Game;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly memory: Memory;
  readonly dice: Dice;
  readonly setting: Setting;
  /** playouts in all, and turns for each */
  readonly playouts: number;
  readonly turns: number;
  readonly goesOn?: () => boolean;
}

/** A way that is tried on fewer tables says nothing: with a small budget fewer ways are tried, the likeliest first. */
const ENOUGH = 5;

interface Tried {
  tweak: Tweak | null;
  first: string;
  value: number;
}

export function lookAhead({ g, seat, decision, memory, dice, setting, playouts, turns, goesOn }: Look): Ahead {
  const m: Mind = { g: onlyKnown(g, seat), seat, opponent: other(seat), dice, memory };
  remember(memory, g.state.turn.number);
  const key = `${seat} ${g.answers.length} ${dice(2 ** 32)}`;
  const world = worldsFor(g, seat, key, setting);
  let table: { n: number; game: Game | null } = { n: -1, game: null };
  const tryOut = (tweak: Tweak | null, n: number, done?: ReadonlySet<string>) => {
    if (table.n !== n) table = { n, game: world(n) };
    const game = table.game?.fork(makeDice(`${key} ${n} fork`), false);
    return game === undefined ? null : playOn(game, seat, { ...memory, tweak }, `${key} ${n}`, turns, done);
  };
  // two ways that do the same on the first table are one
  const different: Tried[] = [];
  const did = new Set<string>();
  const all = [memory.tweak, ...waysFor(m, decision).slice(1)];
  for (const tweak of all) {
    if (goesOn?.() === false || different.length * ENOUGH >= playouts) break;
    const played = tryOut(tweak, 0, did);
    if (played === null || played.value === null) continue;
    did.add(played.did);
    different.push({ tweak, first: played.first, value: played.value });
  }
  const found = race(
    different.length,
    playouts,
    (way, n) => (n === 0 ? different[way].value : (tryOut(different[way].tweak, n)?.value ?? null)),
    goesOn,
  );
  const odds = (i: number) => (different.length > 1 ? found.means[i] : different[i].value);
  return {
    ways: different.map(({ tweak, first }, i) => ({ tweak, first, odds: odds(i) })),
    best: found.best,
    playouts: Math.max(found.playouts, different.length),
  };
}
