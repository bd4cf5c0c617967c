/** A game played on for a while by rules of thumb on both sides, and what the position is worth then. */
import { checkGroup, type Decision, type Dice, type Game, type Seat } from '@spaceline/engine';
import type { Bot, Choice } from '../bot.ts';
import { makeDice } from '../dice.ts';
import { heuristicWith } from '../heuristic/heuristic.ts';
import { copyOfMemory, type Memory, newMemory } from '../heuristic/mind.ts';
import { randomChoice } from '../random.ts';
import { chanceToWin } from './evaluation.ts';

/** No turn takes so many answers. */
const MOST_PER_TURN = 60;
const SEEDING = 200;

interface Playout {
  readonly value: number;
  /** what the seat did in the turn, as far as it goes: two ways that do the same are one */
  readonly did: string;
}

function answerOf(bot: Bot, g: Game, decision: Decision, dice: Dice): Choice {
  const choice = bot.choose(g, decision.seat, decision);
  const { option, cards } = choice;
  const wrong = option.group !== null && checkGroup(decision, option, cards) !== null;
  return wrong ? randomChoice(decision, dice) : choice;
}

/** Plays on from the question that is open, for so many turns. The game is the caller's to lose. */
export function playOn(g: Game, seat: Seat, memory: Memory, key: string, turns: number): Playout {
  const mine = copyOfMemory(memory);
  const bots: [Bot, Bot] = [
    heuristicWith(makeDice(`${key} 0`), newMemory()),
    heuristicWith(makeDice(`${key} 1`), newMemory()),
  ];
  bots[seat] = heuristicWith(makeDice(`${key} ${seat}`), mine);
  const fallback = makeDice(key);
  const began = g.state.turn.number;
  const did: string[] = [];
  const most = SEEDING + MOST_PER_TURN * turns;
  for (let n = 0; g.decision !== null && g.state.turn.number < began + turns && n < most; n++) {
    const decision = g.decision;
    const { option, cards } = answerOf(bots[decision.seat], g, decision, fallback);
    if (decision.seat === seat && g.state.turn.number === began)
      did.push(option.group === null ? option.key : `${option.key}:${cards.join()}`);
    g.choose(option, cards);
  }
  return { value: chanceToWin(g, seat, mine), did: did.join(' ') };
}
