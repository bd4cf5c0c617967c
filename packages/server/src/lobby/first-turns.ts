/** How a deck begins: a bot plays the first turns with it, against a bot with one of ours. */
import { setImmediate } from 'node:timers/promises';
import { heuristicBot, makeDice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type DeckList, type Format, newGame, view } from '@spaceline/engine';
import { type FirstTurns, logLineOf } from '@spaceline/protocol';
import { headerFor } from '../games/new-game.ts';
import { newSeed } from '../identifiers.ts';
import { Problem } from '../problem.ts';

/** Of each player. */
const TURNS = 3;
/** A seed phase and three turns take far fewer. */
const MOST_ANSWERS = 600;

interface Decks {
  mine: DeckList;
  theirs: DeckList;
  against: string;
}

/** Between two answers others have their turn: a bot that thinks keeps nobody at a table waiting. */
async function played({ mine, theirs, against }: Decks, format: Format): Promise<FirstTurns> {
  const seed = newSeed();
  // nobody keeps this game: it needs no name of the rules
  const header = headerFor(format.id, seed, [mine, theirs], '');
  const game = newGame({ catalogue, format }, header, { forkable: true, logged: true });
  const bots = [heuristicBot(makeDice(`${seed}/0`)), heuristicBot(makeDice(`${seed}/1`))];
  for (let n = 0; n < MOST_ANSWERS && game.decision !== null && game.state.turn.number <= 2 * TURNS; n++) {
    const { seat } = game.decision;
    const { option, cards } = bots[seat].choose(game, seat, game.decision);
    game.choose(option, cards);
    await setImmediate();
  }
  return {
    against,
    turns: TURNS,
    view: view(game, 0),
    log: game.log.map((entry) => logLineOf(game, 0, entry)),
  };
}

/** Whoever is being played for. */
const busy = new Set<string>();

/** One at a time for everybody. */
export async function firstTurns(user: string, decks: Decks, format: Format): Promise<FirstTurns> {
  if (busy.has(user)) throw new Problem(409, 'busy', 'The bot plays for you already; wait until it is done');
  busy.add(user);
  try {
    return await played(decks, format);
  } finally {
    busy.delete(user);
  }
}
