/** The random bot: uniform over the options, and over the groups an option allows. */
import type { Decision, Option } from '@spaceline/engine';
import type { BotMaker, Choice, Dice } from './bot.ts';

/** A random group of a size the option allows. */
export function randomGroup(option: Option, dice: Dice): number[] {
  const size = option.min + dice(option.max - option.min + 1);
  const pool = option.group!.slice();
  for (let i = 0; i < size; i++) {
    const j = i + dice(pool.length - i);
    const t = pool[i];
    pool[i] = pool[j];
    pool[j] = t;
  }
  pool.length = size;
  return pool;
}

export function randomChoice(decision: Decision, dice: Dice): Choice {
  for (;;) {
    const option = decision.options[dice(decision.options.length)];
    if (option.group === null) return { option, cards: [] };
    const cards = randomGroup(option, dice);
    if (!decision.check || decision.check(option, cards) === null) return { option, cards };
  }
}

export const randomBot: BotMaker = (dice) => ({
  name: 'random',
  choose: (_game, _seat, decision) => randomChoice(decision, dice),
});
