/** The heuristic bot: plays by rules of thumb, from what its seat may know. */
import { checkGroup, type Decision, type Game, other, type Seat } from '@spaceline/engine';
import type { BotMaker, Choice } from '../bot.ts';
import { randomChoice } from '../random.ts';
import { choose, respond } from './answering.ts';
import { attackSomebody } from './battle.ts';
import { type Memory, type Mind, newMemory, note, remember, take } from './mind.ts';
import { giveOrders } from './moving.ts';
import { playCards } from './playing.ts';
import { seed } from './seeding.ts';

function act(m: Mind, decision: Decision): Choice {
  const { options } = decision;
  const choice = playCards(m, options) ?? giveOrders(m, options) ?? attackSomebody(m, options);
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
      let choice = answer(m, decision);
      // a group that is not allowed after all: better any answer than none
      if (choice.option.group !== null && checkGroup(decision, choice.option, choice.cards) !== null) {
        choice = randomChoice(decision, dice);
      }
      note(m, choice);
      return choice;
    },
  };
};
