// Plays every pair of stock decks of a format and prints how they did, as a table in Markdown.
//   node bench/decks.mjs [--format warp-speed] [--games 200] [--seed 1] [--bot heuristic] [--decks a,b,c]

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'warp-speed' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'heuristic' },
    decks: { type: 'string' },
  },
});
const { format, games, seed, bot } = values;
const bundle = await ensureBuilt();

function spaceline(...args) {
  const { stdout } = spawnSync(process.execPath, [bundle, ...args], { encoding: 'utf8', maxBuffer: 1 << 30 });
  return stdout;
}

/** Every stock deck that is legal in the format. */
function stock() {
  const folder = new URL('../decks/', import.meta.url);
  const names = readdirSync(folder).filter((f) => f.endsWith('.txt'));
  const legal = (name) => JSON.parse(spaceline('deck', 'check', name, '--format', format, '--json')).legal;
  return names.map((f) => f.slice(0, -'.txt'.length)).filter(legal);
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
const told = ({ wins, n }) => `${percent(wins / n)} (${wilson(wins, n).map(percent).join('–')})`;

const names = values.decks ? values.decks.split(',') : stock();
const score = new Map(names.map((a) => [a, new Map(names.map((b) => [b, { wins: 0, n: 0 }]))]));
let failed = 0;
for (const [i, a] of names.entries()) {
  for (const b of names.slice(i + 1)) {
    const args = ['--format', format, '--decks', `${a},${b}`, '--bots', `${bot},${bot}`];
    const out = JSON.parse(spaceline('simulate', ...args, '--games', games, '--seed', `${seed}/${a}/${b}`, '--json'));
    failed += out.errors;
    for (const r of out.results.filter((x) => x.error === undefined)) {
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
    process.stderr.write(`${a} ${told(score.get(a).get(b))} ${b}\n`);
  }
}

const field = (a) => {
  const cells = names.filter((b) => b !== a).map((b) => score.get(a).get(b));
  return { wins: cells.reduce((s, c) => s + c.wins, 0), n: cells.reduce((s, c) => s + c.n, 0) };
};
console.log(`| deck | ${names.join(' | ')} | the field |`);
console.log(`|---|${'---|'.repeat(names.length + 1)}`);
for (const a of names) {
  const cells = names.map((b) => (a === b ? '' : told(score.get(a).get(b))));
  console.log(`| ${a} | ${cells.join(' | ')} | ${told(field(a))} |`);
}
if (failed > 0) {
  console.error(`${failed} games failed`);
  process.exitCode = 1;
}
