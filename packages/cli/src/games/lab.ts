/** What many games between two decks say: how often each wins, how long it takes, and which cards have to do with it. */
import { chanceOfDifference, wilson } from '@spaceline/bots';
import type { Met } from './observed.ts';
import type { GameResult } from './simulation.ts';

export interface Share {
  games: number;
  /** a tie is half a win */
  wins: number;
  /** from 0 to 1, with its interval at 95 % */
  share: number;
  interval: [number, number];
}

/** The test of two proportions takes shares for a bell curve, which a handful of games is not. */
const ENOUGH = 5;

interface CardLab {
  title: string;
  /** in how many games it was drawn, and played */
  drawn: number;
  played: number;
  /** how much more often games are won in which it was drawn than those in which it was not; null where there are none of one kind */
  gain: number | null;
  /** how likely so much by chance; null where there are too few games of one kind for the test to mean anything */
  p: number | null;
}

export interface DeckLab extends Share {
  deck: string;
  turns: number;
  /** the mean score after each turn */
  points: number[];
  cards: CardLab[];
  /** of those that it played against */
  theirPoints: number[];
  /** dilemmas of the others, and what they did to its people; its own, and what they did to the others' */
  stoppedBy: DilemmaLab[];
  stopped: DilemmaLab[];
  /** against each deck, the hardest first */
  opponents: (Share & { deck: string })[];
}

interface DilemmaLab {
  title: string;
  /** how often it was met, and how often that ended the attempt */
  met: number;
  failed: number;
  killed: number;
  /** whom it stopped or killed most */
  whom: { title: string; n: number }[];
}

const share = (wins: number, games: number): Share => ({
  games,
  wins,
  share: games === 0 ? 0 : wins / games,
  interval: wilson(wins, games),
});

interface Side {
  won: number;
  result: GameResult;
  seat: 0 | 1;
}

/** Each side of each completed game, by the name of its deck; a deck against itself says nothing of who wins. */
function sides(results: readonly GameResult[]): Map<string, Side[]> {
  const decks = new Map<string, Side[]>();
  for (const result of results) {
    if (result.error !== undefined || result.decks[0] === result.decks[1]) continue;
    for (const seat of [0, 1] as const) {
      const name = result.decks[seat];
      const won = result.winner === null ? 0.5 : (result.winner === 'A') === (seat === 0) ? 1 : 0;
      decks.set(name, [...(decks.get(name) ?? []), { won, result, seat }]);
    }
  }
  return decks;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How each deck did, the best first. */
export function sharesOf(results: readonly GameResult[]): (Share & { deck: string })[] {
  return [...sides(results)]
    .map(([deck, of]) => ({
      deck,
      ...share(sum(of.map((x) => x.won)), of.length),
    }))
    .sort((a, b) => b.share - a.share);
}

/** All there is to say of one deck, where its games were observed. */
export function labOf(deck: string, results: readonly GameResult[]): DeckLab {
  const of = sides(results).get(deck) ?? [];
  const seen = of.flatMap((x) =>
    x.result.seen ? [{ ...x, seen: x.result.seen[x.seat], theirs: x.result.seen[x.seat === 0 ? 1 : 0] }] : [],
  );
  const titles = [...new Set(seen.flatMap((x) => x.seen.drawn))].sort();
  const cards = titles.map((title): CardLab => {
    const withIt = seen.filter((x) => x.seen.drawn.includes(title));
    const without = seen.filter((x) => !x.seen.drawn.includes(title));
    const both = withIt.length > 0 && without.length > 0;
    const [a, b] = [withIt, without].map((list) => ({ wins: sum(list.map((x) => x.won)), n: list.length }));
    return {
      title,
      drawn: withIt.length,
      played: seen.filter((x) => x.seen.played.includes(title)).length,
      gain: both ? a.wins / a.n - b.wins / b.n : null,
      p: Math.min(a.n, b.n) >= ENOUGH ? chanceOfDifference(a, b) : null,
    };
  });
  const longest = Math.max(0, ...seen.map((x) => x.seen.points.length));
  const at = (points: readonly number[], turn: number) => points[Math.min(turn, points.length - 1)] ?? 0;
  const points = (list: readonly (readonly number[])[]) =>
    Array.from({ length: longest }, (_, t) => sum(list.map((p) => at(p, t))) / list.length);
  const others = [...new Set(of.map((x) => x.result.decks[1 - x.seat]))];
  return {
    deck,
    ...share(sum(of.map((x) => x.won)), of.length),
    turns: of.length === 0 ? 0 : sum(of.map((x) => x.result.turns)) / of.length,
    points: points(seen.map((x) => x.seen.points)),
    theirPoints: points(seen.map((x) => x.theirs.points)),
    cards: cards.sort((a, b) => (b.gain ?? -1) - (a.gain ?? -1)),
    stoppedBy: dilemmas(seen.flatMap((x) => x.seen.met)),
    stopped: dilemmas(seen.flatMap((x) => x.theirs.met)),
    opponents: others
      .map((other) => {
        const against = of.filter((x) => x.result.decks[1 - x.seat] === other);
        return { deck: other, ...share(sum(against.map((x) => x.won)), against.length) };
      })
      .sort((a, b) => a.share - b.share),
  };
}

const MOST_PEOPLE = 4;

const counted = (titles: readonly string[]): { title: string; n: number }[] => {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts].map(([title, n]) => ({ title, n })).sort((a, b) => b.n - a.n || a.title.localeCompare(b.title));
};

/** Those that ended most attempts first. */
function dilemmas(all: readonly Met[]): DilemmaLab[] {
  return counted(all.map((m) => m.title))
    .map(({ title, n }) => {
      const times = all.filter((m) => m.title === title);
      const killed = times.flatMap((m) => m.killed);
      return {
        title,
        met: n,
        failed: times.filter((m) => m.failed).length,
        killed: killed.length,
        whom: counted([...killed, ...times.flatMap((m) => m.stopped)]).slice(0, MOST_PEOPLE),
      };
    })
    .sort((a, b) => b.failed - a.failed || b.killed - a.killed);
}

/** Two versions of a deck against the same opponents, with the same seeds. */
export const compare = (now: Share, before: Share): { difference: number; p: number } => ({
  difference: now.share - before.share,
  p: chanceOfDifference({ wins: now.wins, n: now.games }, { wins: before.wins, n: before.games }),
});
