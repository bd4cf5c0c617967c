// The weights of the evaluation, from games of the heuristic bot against itself: npx tsx bench/weights.mjs [--format warp-speed] [--games 200] [--seed 1]
// After every second turn the features of the position are noted, and in the end who won. Prints the weights of a logistic regression with
// some ridge, and how often it is right about games that it has not seen (every fifth).
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FEATURES, featuresOf, heuristicPlayer, makeDice } from '../packages/bots/src/index.ts';
import { catalogue } from '../packages/cards/src/index.ts';
import { newGame } from '../packages/engine/src/index.ts';
import { checkDeck, formatById, parseDeckFor } from '../packages/formats/src/index.ts';

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'warp-speed' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    decks: { type: 'string', default: new URL('../decks/', import.meta.url).pathname },
  },
});
const format = formatById(values.format);
const decks = readdirSync(values.decks)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => parseDeckFor(readFileSync(`${values.decks}/${file}`, 'utf8'), catalogue, format))
  .filter(({ problems, deck }) => problems.length === 0 && checkDeck(deck, catalogue, format).problems.length === 0)
  .map(({ deck }) => deck);

const rows = [];
for (let n = 0; n < Number(values.games); n++) {
  const apart = 1 + (Math.floor(n / decks.length) % (decks.length - 1));
  const pair = [decks[n % decks.length], decks[(n + apart) % decks.length]];
  const g = newGame(
    { catalogue, format },
    { format: format.id, decks: pair, seed: `${values.seed}-${n}`, version: 'bench' },
  );
  const players = [0, 1].map((seat) => heuristicPlayer(makeDice(`${values.seed}-${n}/${seat}`)));
  const noted = [];
  let turn = 0;
  while (g.decision !== null) {
    const { seat } = g.decision;
    const { option, cards } = players[seat].bot.choose(g, seat, g.decision);
    g.choose(option, cards);
    if (g.state.turn.number >= turn + 2 && g.decision !== null) {
      turn = g.state.turn.number;
      noted.push(featuresOf(g, 0, players[0].memory));
    }
  }
  const won = g.state.result.winner;
  if (won >= 0) for (const x of noted) rows.push({ x, y: won === 0 ? 1 : 0, game: n });
}

const learn = rows.filter((r) => r.game % 5 !== 0);
const test = rows.filter((r) => r.game % 5 === 0);
const w = rows[0].x.map(() => 0);
const chance = (x) => 1 / (1 + Math.exp(-x.reduce((s, v, i) => s + v * w[i], 0)));
const RIDGE = 0.01;
for (let step = 0; step < 4000; step++) {
  const slope = w.map((v) => -RIDGE * v);
  for (const { x, y } of learn) {
    const off = (y - chance(x)) / learn.length;
    for (let i = 0; i < w.length; i++) slope[i] += off * x[i];
  }
  for (let i = 0; i < w.length; i++) w[i] += 2 * slope[i];
}
const right = test.filter(({ x, y }) => chance(x) > 0.5 === (y === 1)).length / test.length;
const loss = test.reduce((s, { x, y }) => s - Math.log(y === 1 ? chance(x) : 1 - chance(x)), 0) / test.length;
console.log(
  `${rows.length} positions; of unseen games ${(100 * right).toFixed(1)} % right, loss ${loss.toFixed(3)} (0.693 says nothing)`,
);
for (const [i, v] of w.entries()) console.log(`${(FEATURES[i] ?? 'own turn').padEnd(14)} ${v.toFixed(2)}`);
console.log(JSON.stringify(w.map((v) => Number(v.toFixed(2)))));
