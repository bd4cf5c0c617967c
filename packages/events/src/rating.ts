/**
 * Ratings by Glicko-2, an event being one period. Only those take part who want a rating, and bots, who are rated by their name; games against
 * anybody else count for nobody.
 */
import { Glicko2, type Player } from 'glicko2';
import { isWin, type Outcome } from './results.ts';
import type { Entrant, Tournament } from './tournament.ts';

/** As its author suggests for a game with some luck in it. */
const SETTINGS = { tau: 0.5, rating: 1500, rd: 350, vol: 0.06 };

export interface Rating {
  /** a user's id, or `bot NAME` */
  id: string;
  rating: number;
  /** how sure it is: two of these to either side hold it in 19 of 20 cases */
  deviation: number;
  games: number;
  events: number;
}

/** Who a rating belongs to; null for those who have none. */
const holderOf = ({ id, bot }: Entrant, wants: (user: string) => boolean): string | null =>
  bot !== null ? `bot ${bot}` : wants(id) ? id : null;

const worth = (o: Outcome): number => (o === 'true-tie' ? 0.5 : isWin(o) ? 1 : 0);

/** After these events, the earliest first: best first. */
export function ratingsAfter(events: readonly Tournament[], wants: (user: string) => boolean): Rating[] {
  const league = new Glicko2(SETTINGS);
  const holders = new Map<string, { player: Player; games: number; events: number }>();
  const holder = (id: string) => {
    const known = holders.get(id) ?? { player: league.makePlayer(), games: 0, events: 0 };
    holders.set(id, known);
    return known;
  };
  for (const t of events) {
    const who = new Map(t.entrants.map((e) => [e.id, holderOf(e, wants)]));
    const games = t.rounds
      .flatMap((r) => r.tables)
      .flatMap(({ first, second, result }) => {
        const [a, b] = [who.get(first), second === null ? null : who.get(second)];
        // a bot learns nothing from playing itself, and whoever was not there did not play
        const counts = a != null && b != null && a !== b && result !== null && result.by !== 'no-show';
        return counts ? [{ a, b, score: worth(result.outcome) }] : [];
      });
    for (const id of new Set(games.flatMap(({ a, b }) => [a, b]))) holder(id).events++;
    for (const { a, b } of games) for (const id of [a, b]) holder(id).games++;
    league.updateRatings(games.map(({ a, b, score }) => [holder(a).player, holder(b).player, score]));
  }
  return [...holders]
    .map(([id, { player, games, events: n }]) => ({
      id,
      rating: Math.round(player.getRating()),
      deviation: Math.round(player.getRd()),
      games,
      events: n,
    }))
    .sort((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));
}
