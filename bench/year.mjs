// How large a year of games is: npx tsx bench/year.mjs [--games 40] [--a-day 10000]
// Bots play full games and Warp Speed in turn; they are stored and packed as the server does it, and the file of the database is weighed.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { heuristicBot, makeDice } from '../packages/bots/src/index.ts';
import { answerText } from '../packages/engine/src/index.ts';
import { Recording } from '../packages/protocol/src/index.ts';
import { fileIn, openDatabase } from '../packages/server/src/database/database.ts';
import { Games } from '../packages/server/src/database/games.ts';
import { packRecords } from '../packages/server/src/database/records.ts';
import { entryRow } from '../packages/server/src/games/entry-row.ts';
import { startGame } from '../packages/server/src/games/new-game.ts';
import { checkText } from '../packages/server/src/lobby/deck-check.ts';
import { stockDecks } from '../packages/server/src/lobby/stock-decks.ts';
import { rulesFor } from '../packages/server/src/rules-version.ts';

const { sql } = createRequire(new URL('../packages/server/package.json', import.meta.url))('kysely');

const { values } = parseArgs({
  options: { games: { type: 'string', default: '40' }, 'a-day': { type: 'string', default: '10000' } },
});
const games = Number(values.games);
const KINDS = [
  { format: 'warp-speed', decks: ['kazon', 'federation'] },
  { format: 'full', decks: ['klingon', 'bajoran'] },
];
const folder = mkdtempSync(join(tmpdir(), 'spaceline-year-'));
const database = await openDatabase({ url: null, folder }, console);
const shelf = new Games(database.db);
const weight = async () => {
  await sql`VACUUM`.execute(database.db);
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database.db);
  return statSync(fileIn(folder)).size;
};
const empty = await weight();
let entries = 0;
for (let i = 0; i < games; i++) {
  const { format, decks } = KINDS[i % 2];
  const rules = rulesFor(format);
  const sitter = (name, seat) => ({
    user: null,
    name: `A guest ${seat}`,
    kind: 'guest',
    deckName: name,
    deck: checkText(stockDecks().find((d) => d.id === name).text, rules.format).deck,
  });
  const terms = { format, private: false, spectators: true, blanks: false, clock: 600_000, away: 120_000 };
  const row = startGame([sitter(decks[0], 0), sitter(decks[1], 1)], terms, 'the-rules-of-the-day');
  const recording = new Recording(rules, { header: JSON.parse(row.header), entries: [] });
  const bots = [0, 1].map((seat) => heuristicBot(makeDice(`${i}/${seat}`)));
  while (!recording.over && recording.n < 5000) {
    const d = recording.game.decision;
    const { option, cards } = bots[d.seat].choose(recording.game, d.seat, d);
    recording.apply(answerText(d, { seat: d.seat, option, cards }));
  }
  entries += recording.n;
  await shelf.add({ ...row, status: 'over', winner: 0, result: 'full-win', hash: '0123456789abcdef' });
  const times = { left: [0, 0], away: [0, 0] };
  await database.decisions.append(
    recording.entries.map((entry, n) => entryRow(row.id, n, { entry, seat: n % 2, auto: 0 }, times, null)),
  );
}
const whole = await weight();
await packRecords(database.db, Date.now() + 1, games);
const packed = await weight();
await database.close();
rmSync(folder, { recursive: true, force: true });
const each = (packed - empty) / games;
const year = (each * Number(values['a-day']) * 365) / 1e9;
console.log(
  `${games} games of ${Math.round(entries / games)} entries: ${((whole - empty) / games / 1000).toFixed(1)} kB each, ${(each / 1000).toFixed(1)} kB when packed`,
);
console.log(`a year of ${values['a-day']} games a day: ${year.toFixed(1)} GB`);
