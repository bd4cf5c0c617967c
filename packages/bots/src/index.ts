export * from './arena.ts';
export * from './bot.ts';
export * from './dice.ts';
export * from './draw.ts';
export { heuristicBot, heuristicPlayer } from './heuristic/heuristic.ts';
export { MANNERS, type Manner } from './heuristic/tweak.ts';
export * from './levels.ts';
export * from './random.ts';
export {
  type Analysis,
  analyse,
  betterAt,
  type Moment,
  type Turned,
  turningPoints,
} from './search/analysis.ts';
export { FEATURES, featuresOf } from './search/evaluation.ts';
export { searchBot } from './search/search.ts';
export * from './statistics.ts';
export { STRENGTHS } from './strengths.ts';
