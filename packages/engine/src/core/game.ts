/** What rules and cards know of a game is its type. The class stands above all rules, for it runs them: `table/game.ts`. */
export type { Game } from '../table/game.ts';
