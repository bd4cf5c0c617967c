/** A table in mid-game, made up, for a first page without a game to show. */
import { useCardFile } from '../net/cards.ts';
import type { CardView, Game, View } from '../net/game.ts';

const MISSIONS = [
  'Catalog Phenomena',
  'Ambush Ship',
  'Stop Bombardment',
  'Combat Training',
  'Inversion Mystery',
  'Kazon Conference',
];
const SPANS = [4, 5, 3, 2, 3, 4];
const SEEDS = [0, 3, 0, 0, 4, 3];
const SOLVED = [0, 3];
const ownerOf = (location: number) => (location % 2) as 0 | 1;

const player = (score: number, hand: number, deck: number, solved: 'planet' | 'space') => ({
  score,
  bonus: 0,
  goal: { planet: solved === 'planet', space: solved === 'space' },
  plays: 1,
  hand,
  deck,
  discard: [],
  points: [],
  outOfPlay: [],
  sideDecks: [],
  own: [],
});

/** The spaceline, and what stands at it. */
function view(): View {
  const printings = new Map<string, string>();
  for (const c of useCardFile.getState().byId.values())
    if (c.facts.set === 'voy') printings.set(c.facts.title, c.facts.id);
  const cards: CardView[] = [];
  const add = (
    title: string | null,
    owner: 0 | 1,
    zone: string,
    host: number,
    more: Partial<CardView> = {},
  ): number => {
    const id = cards.length;
    const card = title === null ? null : (printings.get(title) ?? null);
    cards.push({
      id,
      card,
      owner,
      controller: owner,
      zone,
      host,
      dock: -1,
      status: [],
      affiliation: null,
      countdown: -1,
      rangeUsed: 0,
      values: {},
      ...more,
    } as CardView);
    return id;
  };
  const missions = MISSIONS.map((title, i) =>
    add(title, ownerOf(i), 'Mission', i, SOLVED.includes(i) ? { status: ['solved'] } : {}),
  );
  const crew = (n: number, owner: 0 | 1, host: number, zone = 'Aboard') => {
    for (let i = 0; i < n; i++) add(null, owner, zone, host);
  };
  crew(3, 0, add('Nekrit Supply Depot', 0, 'Space', 0));
  crew(5, 0, add('U.S.S. Voyager', 0, 'Space', 2, { rangeUsed: 3, rangeLeft: 6 }));
  crew(3, 0, 2, 'Planet');
  crew(3, 1, add('Kazon Raider', 1, 'Space', 1));
  crew(5, 1, add('Kazon Warship', 1, 'Space', 4));
  crew(2, 1, add('Kazon Outpost', 1, 'Space', 5));
  return {
    viewer: -1,
    turn: { number: 7, seat: 0, segment: 'orders', plays: 2 },
    process: 'turn',
    players: [player(30, 7, 13, 'space'), player(35, 7, 11, 'planet')],
    lines: [[], [], [0, 1, 2, 3, 4, 5], []],
    locations: missions.map((m, i) => ({
      id: i,
      quadrant: 2,
      missions: [m],
      card: -1,
      span: SPANS[i],
      seeds: Array.from({ length: SEEDS[i] }, () => ({ owner: 0 as const, card: null })),
      ...(SOLVED.includes(i) && { solvedBy: ownerOf(i) }),
    })),
    cards,
    suspended: [],
    white: [],
    result: null,
  };
}

export function sample(): Game {
  return {
    id: 'sample',
    format: 'warp-speed',
    seat: -1,
    seats: [
      { name: 'Ines', deck: 'federation', kind: 'person', connected: true },
      { name: 'Ravi', deck: 'kazon', kind: 'person', connected: true },
    ],
    n: 0,
    view: view(),
    before: null,
    decision: null,
    waiting: null,
    log: [],
    seenLog: 0,
    clock: { limit: 1_800_000, left: [761_000, 845_000], away: [null, null], mayBeAway: [0, 0], running: null },
    clockAt: 0,
    commitment: '',
    seed: null,
    undo: null,
    undoable: null,
  };
}
