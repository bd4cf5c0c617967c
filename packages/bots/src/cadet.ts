/**
 * Plays by the same rules of thumb, and makes a beginner's mistakes: cards as they come to hand, seeds anywhere, no fights, and every turn is
 * a new day, for it forgets what stopped it.
 */
import type { Decision, Game, Seat } from '@spaceline/engine';
import type { BotMaker, Choice } from './bot.ts';
import { heuristicWith, onlyKnown } from './heuristic/heuristic.ts';
import { type Memory, newMemory, remember, take } from './heuristic/mind.ts';
import { randomChoice } from './random.ts';

/** One card in so many is the first at hand. */
const CARELESS = 2;
/** And in one turn of so many it does not think of giving orders. */
const DREAMY = 3;

const PEACEFUL = { name: 'cadet', noHunt: true, brave: 0.1 } as const;

export const cadetBot: BotMaker = (dice, setting = {}) => {
  const memory: Memory = newMemory(setting.manner);
  const usual = heuristicWith(dice, memory, onlyKnown);
  let turn = -1;
  return {
    name: 'cadet',
    choose(g: Game, seat: Seat, decision: Decision): Choice {
      const { number } = g.state.turn;
      if (number !== turn) {
        turn = number;
        remember(memory, number);
        memory.failures.clear();
        memory.tweak = dice(DREAMY) === 0 ? { ...PEACEFUL, stay: true } : PEACEFUL;
      }
      if (decision.kind === 'seed' && decision.prompt.id === 'batch') return randomChoice(decision, dice);
      const cards = decision.options.filter((o) => o.verb === 'report' || o.verb === 'play');
      if (decision.kind === 'action' && cards.length > 0 && dice(CARELESS) === 0)
        return take(cards[dice(cards.length)]);
      const choice = usual.choose(g, seat, decision);
      // it attacks nobody, if it need not
      const rest = decision.options.find((o) => o.verb === 'end-turn');
      return choice.option.verb === 'attack' && rest !== undefined ? take(rest) : choice;
    },
  };
};
