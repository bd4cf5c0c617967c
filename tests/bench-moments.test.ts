/** Any moment of any game can be asked about: it is laid out on the judge's bench, and what cannot be is named. */
import { heuristicBot, makeDice, randomBot } from '@spaceline/bots';
import { type Format, type Game, newGame } from '@spaceline/engine';
import { FORMATS } from '@spaceline/formats';
import { judge, momentOf, scenarioCatalogue } from '@spaceline/rulebook';
import { expect, it } from 'vitest';
import { type Deck, stockDecks } from '../packages/cli/src/decks/decks.ts';
import { headerFor } from '../packages/cli/src/games/drive.ts';

/** Of each game so many moments, about so many decisions apart; how far apart hangs on the seed alone. */
const MOMENTS = 5;
const APART = 70;

const games = FORMATS.flatMap((format) => {
  const decks = stockDecks(format);
  return decks.map((deck, i) => [`${format.id}, ${deck.name}`, format, deck, decks[(i + 1) % decks.length]] as const);
});

function* momentsOf(format: Format, mine: Deck, theirs: Deck): Generator<Game> {
  const seed = `${format.id}:${mine.name}`;
  const dice = makeDice(`${seed}:moments`);
  // who plays with a plan comes far; who plays at random comes anywhere
  const bots = [heuristicBot(makeDice(`${seed}:0`), {}), randomBot(makeDice(`${seed}:1`))];
  const header = headerFor(format, [mine, theirs], seed);
  const g = newGame({ catalogue: scenarioCatalogue(), format }, header, { logged: true });
  for (let seen = 0; g.decision !== null && seen < MOMENTS; ) {
    for (let n = dice(2 * APART); n > 0 && g.decision !== null; n--) {
      const { seat } = g.decision;
      const { option, cards } = bots[seat].choose(g, seat, g.decision);
      g.choose(option, cards, seat);
    }
    seen++;
    yield g;
  }
}

it.each(games)('%s: every moment is laid out', { timeout: 120_000 }, (_, format, mine, theirs) => {
  for (const g of momentsOf(format, mine, theirs)) {
    const { doc, leftOut } = momentOf(g, `decision ${g.answers.length}`);
    // nothing is refused; what lies otherwise than it did is named, and it is little
    expect(
      leftOut.filter((x) => x.why !== null),
      String(doc.title),
    ).toEqual([]);
    expect(leftOut.length, String(doc.title)).toBeLessThan(20);
    expect(judge(JSON.stringify(doc)).problem, String(doc.title)).toBeNull();
  }
});
