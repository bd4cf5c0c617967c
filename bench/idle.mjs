// What the heuristic bot does with its turns: npx tsx bench/idle.mjs [--format full] [--games 2] [--decks a,b,c] [--seed 1]
// Every pair of the decks plays so many games. A turn is idle when its player moves no ship, and begins no attempt, no scouting, no battle
// and no takeover in it. Prints for each deck the share of idle turns, the longest idle streak of each game (median and most), and games won.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { heuristicBot, makeDice } from '../packages/bots/src/index.ts';
import { catalogue } from '../packages/cards/src/index.ts';
import { newGame } from '../packages/engine/src/index.ts';
import { formatById, parseDeckFor } from '../packages/formats/src/index.ts';

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'full' },
    games: { type: 'string', default: '2' },
    decks: { type: 'string', default: 'bajoran,cardassian,dominion,enterprise,infiltrators,klingon,romulan' },
    seed: { type: 'string', default: '1' },
  },
});
const format = formatById(values.format);
const names = values.decks.split(',');
const read = (name) =>
  parseDeckFor(readFileSync(new URL(`../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, format).deck;
const decks = new Map(names.map((name) => [name, read(name)]));
const ACTIVE = new Set(['move', 'attempt', 'scout', 'attack', 'fight', 'commandeer']);

const figures = new Map(names.map((name) => [name, { games: 0, wins: 0, turns: 0, idle: 0, streaks: [] }]));

/** Plays one game; the turns of each seat in which it did something. */
function play(pair, seed) {
  const header = { format: format.id, decks: pair.map((name) => decks.get(name)), seed, version: 'bench' };
  const g = newGame({ catalogue, format }, header);
  const bots = [0, 1].map((seat) => heuristicBot(makeDice(`${seed}/${seat}`)));
  const active = [new Set(), new Set()];
  const turns = [new Set(), new Set()];
  let answers = 0;
  while (g.decision !== null) {
    const { seat } = g.decision;
    const { turn } = g.state;
    const { option, cards } = bots[seat].choose(g, seat, g.decision);
    if (g.decision.kind === 'action' && turn.seat === seat) turns[seat].add(turn.number);
    if (ACTIVE.has(option.verb) && turn.seat === seat) active[seat].add(turn.number);
    g.choose(option, cards);
    answers++;
  }
  return { winner: g.state.result?.winner ?? -1, turns, active, answers };
}

const began = process.cpuUsage();
let played = 0;
let answered = 0;
for (const [i, a] of names.entries()) {
  for (const b of names.slice(i + 1)) {
    for (let n = 0; n < Number(values.games); n++) {
      const pair = n % 2 === 0 ? [a, b] : [b, a];
      const { winner, turns, active, answers } = play(pair, `${values.seed}/${a}/${b}/${n}`);
      played++;
      answered += answers;
      for (const [seat, name] of pair.entries()) {
        const f = figures.get(name);
        f.games++;
        if (winner === seat) f.wins++;
        let streak = 0;
        let longest = 0;
        for (const turn of turns[seat]) {
          const idle = !active[seat].has(turn);
          streak = idle ? streak + 1 : 0;
          longest = Math.max(longest, streak);
          f.turns++;
          if (idle) f.idle++;
        }
        f.streaks.push(longest);
      }
    }
  }
}
const { user } = process.cpuUsage(began);
const row = (name, { games, wins, turns, idle, streaks }) => {
  const order = streaks.toSorted((x, y) => x - y);
  const middle = order[Math.floor(order.length / 2)];
  console.log(
    `${name}: ${((100 * idle) / turns).toFixed(0)} % of ${turns} turns idle, longest streak ${middle} (most ${order.at(-1)}), ${wins} of ${games} won`,
  );
};
for (const [name, f] of figures) row(name, f);
const all = [...figures.values()];
const sum = (key) => all.reduce((n, f) => n + f[key], 0);
row('all', {
  games: sum('games'),
  wins: sum('wins'),
  turns: sum('turns'),
  idle: sum('idle'),
  streaks: all.flatMap((f) => f.streaks),
});
console.log(`${played} games, ${answered} answers, ${(user / 1e6 / played).toFixed(2)} s of CPU a game`);
