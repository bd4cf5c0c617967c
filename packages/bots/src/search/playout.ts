/** A game played on for a while by rules of thumb on both sides, and what the position is worth then. */
import {
  checkGroup,
  countingScore,
  type Decision,
  type Dice,
  type Game,
  goal as goalOf,
  other,
  type Seat,
} from '@spaceline/engine';
import type { Bot, Choice } from '../bot.ts';
import { makeDice } from '../dice.ts';
import { wanted as stillWanted } from '../heuristic/goals.ts';
import { heuristicWith } from '../heuristic/heuristic.ts';
import { copyOfMemory, type Memory, newMemory, take } from '../heuristic/mind.ts';
import { randomChoice } from '../random.ts';
import { chanceToWin } from './evaluation.ts';

/** No turn takes so many answers. */
const MOST_PER_TURN = 60;
const SEEDING = 200;

interface Playout {
  /** null where that is not asked */
  readonly value: number | null;
  /** what the seat did in the turn, in whatever order: two ways that do the same are one */
  readonly did: string;
  /** and what it began with */
  readonly first: string;
}

function answerOf(bot: Bot, g: Game, decision: Decision, dice: Dice): Choice {
  const choice = bot.choose(g, decision.seat, decision);
  const { option, cards } = choice;
  const wrong = option.group !== null && checkGroup(decision, option, cards) !== null;
  return wrong ? randomChoice(decision, dice) : choice;
}

/**
 * Plays on from the question that is open, for so many turns; but no further than this one where the seat did in it what was `done` before. The
 * game is the caller's to lose.
 */
export function playOn(
  g: Game,
  seat: Seat,
  memory: Memory,
  key: string,
  turns: number,
  done: ReadonlySet<string> = NOTHING,
): Playout {
  const mine = copyOfMemory(memory);
  const bots: [Bot, Bot] = [
    heuristicWith(makeDice(`${key} 0`), newMemory()),
    heuristicWith(makeDice(`${key} 1`), newMemory()),
  ];
  bots[seat] = heuristicWith(makeDice(`${key} ${seat}`), mine);
  const fallback = makeDice(key);
  const began = g.state.turn.number;
  const answers: string[] = [];
  let did: string | null = null;
  const most = SEEDING + MOST_PER_TURN * turns;
  for (let n = 0; g.decision !== null && g.state.turn.number < began + turns && n < most; n++) {
    const decision = g.decision;
    if (g.state.turn.number !== began) {
      did ??= answers.toSorted().join(' ');
      if (done.has(did)) break;
    }
    const { option, cards } = answerOf(bots[decision.seat], g, decision, fallback);
    if (decision.seat === seat && did === null)
      answers.push(option.group === null ? option.key : `${option.key}:${cards.join()}`);
    g.choose(option, cards);
  }
  did ??= answers.toSorted().join(' ');
  return { value: done.has(did) ? null : chanceToWin(g, seat, mine), did, first: answers[0] };
}
const NOTHING: ReadonlySet<string> = new Set();

/** How far a player has come, from 0 to 1. */
function progressOf(g: Game, seat: Seat): number {
  if (g.state.result !== null) return g.state.result.winner === seat ? 1 : 0;
  if (g.format.victory === 'points') return Math.min(1, Math.max(0, countingScore(g, seat) / goalOf(g, seat)));
  const want = stillWanted(g, seat);
  return (Number(!want.planet) + Number(!want.space)) / 2;
}

/**
 * How long the other is held up, from 0 to 1: played on while the seat, once its seeds lie, only ends its turns. What it would do itself says
 * nothing of its seeds, and chance would say much.
 */
export function holdUp(g: Game, seat: Seat, memory: Memory, key: string, turns: number): number {
  const foe = other(seat);
  const mine = heuristicWith(makeDice(`${key} ${seat}`), copyOfMemory(memory));
  const theirs = heuristicWith(makeDice(`${key} ${foe}`), newMemory());
  const fallback = makeDice(key);
  const most = SEEDING + MOST_PER_TURN * turns;
  let turn = 0;
  let sum = 0;
  for (let n = 0; g.decision !== null && g.state.turn.number <= turns && n < most; n++) {
    const decision = g.decision;
    if (g.state.turn.number !== turn) {
      turn = g.state.turn.number;
      sum += progressOf(g, foe) ** 2;
    }
    const ends = decision.seat === seat ? decision.options.find((o) => o.verb === 'end-turn') : undefined;
    const { option, cards } =
      ends !== undefined ? take(ends) : answerOf(decision.seat === seat ? mine : theirs, g, decision, fallback);
    g.choose(option, cards);
  }
  sum += Math.max(0, turns - turn) * progressOf(g, foe) ** 2;
  return 1 - sum / turns;
}
