/** Games between bots, without a table: for simulations and tests. */
import { type Game, type GameOptions, type Header, newGame, type Rules } from '@spaceline/engine';
import type { Bot, BotMaker } from './bot.ts';
import { makeDice } from './dice.ts';

export interface Played {
  /** false when the game was given up at the cap */
  completed: boolean;
  decisions: number;
}

const CAP = 50_000;

/** Lets the bots of both seats answer until the game is over. */
export function playGame(game: Game, bots: readonly [Bot, Bot], cap = CAP): Played {
  let decisions = 0;
  while (game.decision !== null) {
    if (decisions >= cap) return { completed: false, decisions };
    const { seat } = game.decision;
    const { option, cards } = bots[seat].choose(game, seat, game.decision);
    game.choose(option, cards);
    decisions++;
  }
  return { completed: true, decisions };
}

/** A whole game from its header; each bot has dice of its own, made from the game's seed. */
export function playMatch(
  rules: Rules,
  header: Header,
  makers: readonly [BotMaker, BotMaker],
  options: GameOptions = {},
  cap = CAP,
): Played & { game: Game } {
  const game = newGame(rules, header, options);
  const bots: readonly [Bot, Bot] = [makers[0](makeDice(`${header.seed}/0`)), makers[1](makeDice(`${header.seed}/1`))];
  return { ...playGame(game, bots, cap), game };
}
