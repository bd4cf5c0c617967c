// Plays every pair of stock decks of a format and prints how they did, as a table in Markdown.
//   node bench/decks.mjs [--format warp-speed] [--games 200] [--seed 1] [--bot heuristic] [--decks a,b,c] [--against a] [--jobs 1] [--keep FILE] [--piece 200] [--played]
// With --keep the results of each pair are written into a file as soon as they are there, and games that the file has are not played
// again: a long run can be broken off and taken up, and more games added, as long as the sources are the same. With --piece every pair
// plays so many games before the first plays on, so that a run that is broken off has about as many of each. --against plays only the
// pairs of that deck; --played plays nothing, and makes the table of what is in the file.

import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'warp-speed' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'heuristic' },
    decks: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    keep: { type: 'string' },
    piece: { type: 'string' },
    against: { type: 'string' },
    played: { type: 'boolean', default: false },
  },
});
const { format, games, seed, bot } = values;
const bundle = await ensureBuilt();

const run = promisify(execFile);

/** What the command prints; it says by its exit that a deck is not legal or a game failed, and prints all the same. */
async function spaceline(...args) {
  const { stdout } = await run(process.execPath, [bundle, ...args], { maxBuffer: 1 << 30 }).catch((e) => e);
  return stdout;
}

/** Every stock deck that is legal in the format. */
async function stock() {
  const folder = new URL('../decks/', import.meta.url);
  const all = readdirSync(folder).filter((f) => f.endsWith('.txt'));
  const legal = [];
  for (const name of all.map((f) => f.slice(0, -'.txt'.length))) {
    const checked = JSON.parse(await spaceline('deck', 'check', name, '--format', format, '--json'));
    if (checked.legal) legal.push(name);
  }
  return legal;
}

/** Wilson's interval at 95 %: a tie is half a win. */
function wilson(wins, n) {
  const z = 1.96;
  const p = wins / n;
  const middle = p + (z * z) / (2 * n);
  const reach = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return [middle - reach, middle + reach].map((x) => x / (1 + (z * z) / n));
}

const percent = (x) => String(Math.round(100 * x));
const share = ({ wins, n }) => (n === 0 ? '' : `${percent(wins / n)} (${wilson(wins, n).map(percent).join('–')})`);

const names = values.decks ? values.decks.split(',') : await stock();
const score = new Map(names.map((a) => [a, new Map(names.map((b) => [b, { wins: 0, n: 0 }]))]));
let failed = 0;

/** What was played before: of each pair the pieces, one after the other. */
const kept = new Map();
if (values.keep && existsSync(values.keep)) {
  for (const line of readFileSync(values.keep, 'utf8').split('\n')) {
    if (line === '') continue;
    const { pair, results } = JSON.parse(line);
    kept.set(pair, [...(kept.get(pair) ?? []), ...results]);
  }
}

/** The first games of a pair, as many as that, whether they were played before or are played now. */
async function resultsOf(a, b, most) {
  const pair = [format, bot, seed, a, b].join(' ');
  const before = kept.get(pair) ?? [];
  if (before.length >= most || values.played) return before.slice(0, most);
  const args = ['--format', format, '--decks', `${a},${b}`, '--bots', `${bot},${bot}`, '--seed', `${seed}/${a}/${b}`];
  const piece = ['--first', `${before.length}`, '--games', `${most - before.length}`];
  const told = JSON.parse(await spaceline('simulate', ...args, ...piece, '--json'));
  const results = told.results.map(({ decks, winner, error }) => ({ decks, winner, error }));
  if (values.keep) appendFileSync(values.keep, `${JSON.stringify({ pair, results })}\n`);
  kept.set(pair, [...before, ...results]);
  return kept.get(pair);
}

/** What so many games of a pair say, in place of what fewer of them said before. */
async function playTo(a, b, most) {
  const results = await resultsOf(a, b, most);
  score.get(a).set(b, { wins: 0, n: 0 });
  score.get(b).set(a, { wins: 0, n: 0 });
  if (most === Number(games)) failed += results.filter((r) => r.error !== undefined).length;
  for (const r of results.filter((x) => x.error === undefined)) {
    const won = r.winner === null ? 0.5 : r.decks[r.winner === 'A' ? 0 : 1] === a ? 1 : 0;
    for (const [x, y, w] of [
      [a, b, won],
      [b, a, 1 - won],
    ]) {
      const cell = score.get(x).get(y);
      cell.wins += w;
      cell.n++;
    }
  }
  process.stderr.write(`${a} ${share(score.get(a).get(b))} ${b} (${score.get(a).get(b).n})\n`);
}

/** The pieces of a pair are played one after the other, however many jobs there are. */
const under = new Map();
function play(a, b, most) {
  const pair = `${a} ${b}`;
  const next = (under.get(pair) ?? Promise.resolve()).then(() => playTo(a, b, most));
  under.set(pair, next);
  return next;
}

// the pairs, as many at a time as there are jobs
const meets = (a, b) => values.against === undefined || values.against === a || values.against === b;
const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b])).filter(([a, b]) => meets(a, b));
const piece = Number(values.piece ?? games);
const rounds = Array.from({ length: Math.ceil(games / piece) }, (_, i) => Math.min(games, (i + 1) * piece));
const open = rounds.flatMap((most) => pairs.map(([a, b]) => [a, b, most]));
const worker = async () => {
  for (let pair = open.shift(); pair !== undefined; pair = open.shift()) await play(...pair);
};
await Promise.all(Array.from({ length: Number(values.jobs) }, worker));

const field = (a) => {
  const cells = names.filter((b) => b !== a).map((b) => score.get(a).get(b));
  return { wins: cells.reduce((s, c) => s + c.wins, 0), n: cells.reduce((s, c) => s + c.n, 0) };
};
console.log(`| deck | ${names.join(' | ')} | the field |`);
console.log(`|---|${'---|'.repeat(names.length + 1)}`);
for (const a of names) {
  const cells = names.map((b) => (a === b ? '' : share(score.get(a).get(b))));
  console.log(`| ${a} | ${cells.join(' | ')} | ${share(field(a))} |`);
}
if (failed > 0) {
  console.error(`${failed} games failed`);
  process.exitCode = 1;
}
