/** The family of opponents: five levels, from one that does anything to one that plays out the game. */
import type { BotMaker } from './bot.ts';
import { cadetBot } from './cadet.ts';
import { heuristicBot } from './heuristic/heuristic.ts';
import { randomBot } from './random.ts';
import { type Depth, searchBot } from './search/search.ts';

export const LEVELS = ['drifter', 'cadet', 'lieutenant', 'commander', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** Names that were there before. */
const ALIASES: Readonly<Record<string, Level>> = { random: 'drifter', heuristic: 'lieutenant' };

/** Everything by which an opponent can be asked for. */
export const BOT_IDS: readonly string[] = [...LEVELS, ...Object.keys(ALIASES)];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** The level of this name, or of one that it had before. */
export const levelOf = (name: string): Level | undefined =>
  isLevel(name) ? name : Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;

/** How deep the levels look that look ahead; `milliseconds` is what they may take at a table. */
export const DEPTHS: Readonly<Record<'commander' | 'admiral', Depth & { readonly milliseconds: number }>> = {
  commander: { playouts: 60, turns: 6, layouts: 200, layoutTurns: 20, milliseconds: 2000 },
  admiral: { playouts: 240, turns: 8, layouts: 800, layoutTurns: 20, milliseconds: 8000 },
};

const named =
  (name: Level, make: BotMaker): BotMaker =>
  (dice, setting) => ({ ...make(dice, setting), name });

/** Every opponent there is, by the id of its level. */
export const BOTS: Readonly<Record<string, BotMaker>> = {
  drifter: named('drifter', randomBot),
  cadet: named('cadet', cadetBot),
  lieutenant: named('lieutenant', heuristicBot),
  commander: (dice, setting) => searchBot('commander', DEPTHS.commander, dice, setting),
  admiral: (dice, setting) => searchBot('admiral', DEPTHS.admiral, dice, setting),
};

/** The opponent of this name; undefined where there is none. */
export function botOf(name: string): BotMaker | undefined {
  const level = levelOf(name);
  return level === undefined ? undefined : BOTS[level];
}

export const looksAhead = (level: Level): level is 'commander' | 'admiral' =>
  level === 'commander' || level === 'admiral';
