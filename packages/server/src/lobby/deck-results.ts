/** What a deck did so far: counted for everybody who may see the deck, listed are those games that are in the public list, and one's own. */
import type { DeckResults, LabView } from '@spaceline/protocol';
import { isPerson } from '@spaceline/protocol/people';
import type { Results } from '../database/results.ts';

/** So many games are counted. */
const MOST_GAMES = 1000;
const MOST_SHOWN = 12;

const tally = (games: readonly { won: boolean | null }[]) => ({
  won: games.filter((g) => g.won === true).length,
  lost: games.filter((g) => g.won === false).length,
  tied: games.filter((g) => g.won === null).length,
});

export async function resultsOf(results: Results, user: string | null, deck: string): Promise<DeckResults> {
  // a game that ended without a result says nothing of the deck
  const rows = (await results.gamesWith(deck, MOST_GAMES)).filter((g) => g.winner !== null);
  const games = rows.map((g) => ({
    id: g.id,
    opponent: g.seat === 0 ? g.name1 : g.name0,
    deck: g.seat === 0 ? g.deck1 : g.deck0,
    person: isPerson(g.seat === 0 ? g.kind1 : g.kind0),
    won: g.winner === -1 ? null : g.winner === g.seat,
    at: Number(g.updated_at),
    open: g.listed === 1 || (user !== null && (g.user0 === user || g.user1 === user)),
  }));
  const labs = await results.labsOf(deck, MOST_SHOWN);
  return {
    people: tally(games.filter((g) => g.person)),
    bots: tally(games.filter((g) => !g.person)),
    games: games
      .filter((g) => g.open)
      .slice(0, MOST_SHOWN)
      .map(({ id, opponent, deck: theirs, won, at }) => ({ id, opponent, deck: theirs, won, at })),
    labs: labs.flatMap((row) => {
      const { id, against, at, report } = JSON.parse(row.view) as LabView;
      if (report === null) return [];
      return [{ id, against, at, games: report.games, share: report.share, interval: report.interval }];
    }),
  };
}
