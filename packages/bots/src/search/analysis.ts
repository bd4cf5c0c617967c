/** A game that is over, looked at again: how the chances went, where they turned, and what would have been better there. */
import { type Game, type Header, newGame, type Rules, type Seat } from '@spaceline/engine';
import type { Setting } from '../bot.ts';
import { makeDice } from '../dice.ts';
import { newMemory } from '../heuristic/mind.ts';
import { lookAhead } from './look-ahead.ts';
import { playOn } from './playout.ts';
import { worldsFor } from './worlds.ts';

/** The beginning of a turn. */
export interface Moment {
  /** so many answers had been given */
  readonly n: number;
  readonly turn: number;
  readonly seat: Seat;
  /** how often the first seat wins from there, from 0 to 1 */
  readonly odds: number;
}

interface TurningPoint extends Moment {
  /** the chances of whoever had the turn, before and after it */
  readonly before: number;
  readonly after: number;
}

interface Better {
  /** what to begin with, as an answer of the record */
  readonly first: string;
  /** the way to play the turn: a name that says what is done otherwise */
  readonly what: string;
  readonly odds: number;
}

/** Both lists lie open once the game is over. */
const OVER: Setting = { openLists: true };
const TURNS = 10;

/** How often the first seat wins from here, by so many playouts, each on a table that looks the same to whoever is to move. */
function oddsAt(g: Game, playouts: number): number {
  const result = g.state.result;
  if (result !== null) return result.winner < 0 ? 0.5 : result.winner === 0 ? 1 : 0;
  const seat = g.decision!.seat;
  const key = `odds ${g.answers.length}`;
  const world = worldsFor(g, seat, key, OVER);
  let sum = 0;
  let n = 0;
  for (let i = 0; i < playouts; i++) {
    const game = world(i);
    if (game === null) continue;
    const value = playOn(game, seat, newMemory(), `${key} ${i}`, TURNS).value ?? 0.5;
    sum += seat === 0 ? value : 1 - value;
    n++;
  }
  return n === 0 ? 0.5 : sum / n;
}

/** The turns after which the chances were most unlike those before, in the order in which they were played. */
export function turningPoints(moments: readonly Moment[], end: number, many = 3): TurningPoint[] {
  const of = (odds: number, seat: Seat) => (seat === 0 ? odds : 1 - odds);
  return moments
    .map(
      (m, i): TurningPoint => ({
        ...m,
        before: of(m.odds, m.seat),
        after: of(moments[i + 1]?.odds ?? end, m.seat),
      }),
    )
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, many)
    .sort((a, b) => a.n - b.n);
}

/** What would have been better at the beginning of this turn; null where nothing was found that is. */
export function betterAt(g: Game, playouts: number, setting: Setting = OVER): Better | null {
  const decision = g.decision;
  if (decision === null || decision.kind !== 'action') return null;
  const { seat } = decision;
  const memory = newMemory();
  const dice = makeDice(`better ${g.answers.length}`);
  const { ways, best } = lookAhead({ g, seat, decision, memory, dice, setting, playouts, turns: TURNS });
  const way = ways[best];
  return way === undefined ? null : { first: way.first, what: way.tweak?.name ?? 'usual', odds: way.odds };
}

/** Is a turn beginning? */
const beginsTurn = (g: Game, last: number): boolean =>
  g.decision?.kind === 'action' && g.decision.seat === g.state.turn.seat && g.state.turn.number !== last;

/** A game as it was played: its header, and the answers that stand. */
interface Played {
  readonly rules: Rules;
  readonly header: Header;
  readonly answers: readonly string[];
}

/** A turning point, what was begun with, and what would have been better; null where nothing was found that is. */
export interface Turned extends TurningPoint {
  readonly did: string;
  readonly better: Better | null;
}

export interface Analysis {
  readonly playouts: number;
  readonly moments: readonly Moment[];
  /** how often the first seat wins at the end */
  readonly end: number;
  readonly turned: readonly Turned[];
}

/** At a turning point it is looked ahead with so many times the playouts of a moment. */
const CLOSER = 3;

function playAgain({ rules, header, answers }: Played, at: (g: Game, n: number) => void): Game {
  const g = newGame(rules, header, { forkable: true, logged: true, witnessed: true });
  for (const [n, answer] of answers.entries()) {
    at(g, n);
    g.answer(answer);
  }
  return g;
}

/** `progress` is called before each moment: whoever wants no answer any more may throw there. */
export function analyse(played: Played, playouts: number, progress: (turn: number) => void = () => {}): Analysis {
  const moments: Moment[] = [];
  let turn = 0;
  const last = playAgain(played, (g, n) => {
    if (!beginsTurn(g, turn)) return;
    turn = g.state.turn.number;
    progress(turn);
    moments.push({ n, turn, seat: g.decision!.seat, odds: oddsAt(g, playouts) });
  });
  const end = oddsAt(last, playouts);
  const points = turningPoints(moments, end);
  const turned: Turned[] = [];
  playAgain(played, (g, n) => {
    const point = points.find((p) => p.n === n);
    if (point === undefined) return;
    progress(point.turn);
    const better = betterAt(g, CLOSER * playouts);
    turned.push({ ...point, did: played.answers[n], better: better?.what === 'usual' ? null : better });
  });
  return { playouts, moments, end, turned };
}
