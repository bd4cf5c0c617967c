/** The heuristic bot: plays by rules of thumb, from what its seat may know. */
import { type Decision, type Game, other, type Seat } from '@spaceline/engine';
import type { BotMaker, Choice } from '../bot.ts';
import { choose, respond } from './answering.ts';
import { type Mind, type Memory, newMemory, note, remember, take } from './mind.ts';
import { giveOrders } from './moving.ts';
import { playCards } from './playing.ts';
import { seed } from './seeding.ts';

function act(m: Mind, decision: Decision): Choice {
  const choice = playCards(m, decision.options) ?? giveOrders(m, decision.options);
  return choice ?? take(decision.options.find((o) => o.verb === 'end-turn') ?? decision.options[0]);
}

function answer(m: Mind, decision: Decision): Choice {
  switch (decision.kind) {
    case 'seed':
      return seed(m, decision);
    case 'action':
      return act(m, decision);
    case 'response':
      return respond(m, decision);
    default:
      return choose(m, decision);
  }
}

export const heuristicBot: BotMaker = (dice) => {
  const memory: Memory = newMemory();
  return {
    name: 'heuristic',
    choose(g: Game, seat: Seat, decision: Decision): Choice {
      const m: Mind = { g, seat, opponent: other(seat), dice, memory };
      remember(memory, g.state.turn.number);
      const choice = answer(m, decision);
      note(m, choice);
      return choice;
    },
  };
};
