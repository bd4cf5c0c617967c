/** How a deck begins: a bot plays the first turns with it, against a bot with one of ours. */
import { heuristicBot, makeDice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type DeckList, newGame, view } from '@spaceline/engine';
import { type FirstTurns, logLineOf } from '@spaceline/protocol';
import { headerFor } from '../games/new-game.ts';
import type { Steps } from '../heavy/steps.ts';
import { newSeed } from '../identifiers.ts';
import { needFormat } from './formats.ts';

/** Of each player. */
const TURNS = 3;
/** A seed phase and three turns take far fewer. */
const MOST_ANSWERS = 600;

export interface FirstTurnsDecks {
  format: string;
  mine: DeckList;
  theirs: DeckList;
  against: string;
}

export function playFirstTurns({ mine, theirs, against, format: id }: FirstTurnsDecks, steps: Steps): FirstTurns {
  const format = needFormat(id);
  const seed = newSeed();
  // nobody keeps this game: it needs no name of the rules
  const header = headerFor(format.id, seed, [mine, theirs], '');
  const game = newGame({ catalogue, format }, header, { forkable: true, logged: true });
  const bots = [heuristicBot(makeDice(`${seed}/0`)), heuristicBot(makeDice(`${seed}/1`))];
  for (let n = 0; n < MOST_ANSWERS && game.decision !== null && game.state.turn.number <= 2 * TURNS; n++) {
    steps.check();
    const { seat } = game.decision;
    const { option, cards } = bots[seat].choose(game, seat, game.decision);
    game.choose(option, cards);
  }
  return {
    against,
    turns: TURNS,
    view: view(game, 0),
    log: game.log.map((entry) => logLineOf(game, 0, entry)),
  };
}
