/** Letting two bots play a game to its end. */
import { type Bot, isLevel, looksAhead, makeDice, type Setting } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import {
  checkGroup,
  type Format,
  type Game,
  type Header,
  IllegalAnswer,
  newGame,
  type Seat,
  timeUp,
} from '@spaceline/engine';
import type { GameHeader } from '@spaceline/protocol';
import type { Deck } from '../decks/decks.ts';
import { HERE } from '../version.ts';
import { botNamed } from './bots.ts';

/** Games end by the rules; one that takes so many decisions never will. */
export const MOST_DECISIONS = 200_000;

export type TwoDecks = readonly [Deck, Deck];
export type TwoBots = readonly [Bot, Bot];

export const headerFor = (format: Format, decks: TwoDecks, seed: string): GameHeader => ({
  format: format.id,
  decks: [decks[0].deck, decks[1].deck],
  seed,
  ...HERE,
});

/** Bots with dice of their own, so that a simulation can be repeated. */
export const botsFor = (names: readonly [string, string], seed: string, setting: Setting = {}): TwoBots => [
  botNamed(names[0])(makeDice(`${seed}:0`), setting),
  botNamed(names[1])(makeDice(`${seed}:1`), setting),
];

/** Only those that play the game on for themselves need a game that can be forked, and that remembers what each has been shown. */
const lookAhead = (bots: TwoBots): boolean => bots.some((b) => isLevel(b.name) && looksAhead(b.name));

export function startGame(format: Format, header: Header, bots: TwoBots, logged = false): Game {
  return newGame({ catalogue, format }, header, {
    forkable: lookAhead(bots),
    logged: logged || lookAhead(bots),
    witnessed: lookAhead(bots),
  });
}

/** Takes one decision. */
function moveOn(game: Game, bots: TwoBots): void {
  const d = game.decision!;
  const seat: Seat = d.seat;
  const { option, cards } = bots[seat].choose(game, seat, d);
  const wrong = option.group === null ? null : checkGroup(d, option, cards);
  if (wrong !== null) throw new IllegalAnswer(wrong);
  game.choose(option, cards, seat);
}

/**
 * So many turns in a row in which both players only end them: with full hands that nobody can or will play, nobody draws, and no draw deck is
 * exhausted (WARP-37, R-11.64). At a table the clock of the round ends such a game (WARP-39, R-11.75).
 */
const MOST_IDLE_TURNS = 200;
/** The same where they beam up and down meanwhile: no round is as long as that. */
const MOST_TURNS = 2000;

/** Plays to the end; throws when the game does not come to one. */
export function playOut(game: Game, bots: TwoBots): void {
  let idle = 0;
  for (let n = 0; game.decision !== null; n++) {
    if (n >= MOST_DECISIONS) throw new Error(`the game has not ended after ${MOST_DECISIONS} decisions`);
    const { number } = game.state.turn;
    moveOn(game, bots);
    idle = game.state.turn.number === number + 1 ? idle + 1 : 0;
    if (idle < MOST_IDLE_TURNS && number < MOST_TURNS) continue;
    timeUp(game);
    return;
  }
}
