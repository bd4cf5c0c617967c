import type { BotMaker } from './bot.ts';
import { heuristicBot } from './heuristic/heuristic.ts';
import { randomBot } from './random.ts';

export * from './arena.ts';
export * from './bot.ts';
export * from './dice.ts';
export * from './draw.ts';
export * from './random.ts';
export * from './statistics.ts';
export { heuristicBot };

/** Every opponent there is, by name. */
export const BOTS: Readonly<Record<string, BotMaker>> = { random: randomBot, heuristic: heuristicBot };
