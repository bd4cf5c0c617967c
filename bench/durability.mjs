// Durability: players play as fast as they can while the server is killed again and again (kill -9). Whatever a player was
// told had been taken must be there when it is back.
//     node bench/durability.mjs [--kills 20] [--games 6]        DATABASE_URL for PostgreSQL, else SQLite in a folder of its own

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anyAnswer, newTable, sleep, startServer } from './net.mjs';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, games: { type: 'string', default: '6' } },
});
const [kills, games] = [Number(values.kills), Number(values.games)];
const folder = mkdtempSync(join(tmpdir(), 'spaceline-durability-'));
const env = { SPACELINE_DATA: folder, DATABASE_URL: process.env.DATABASE_URL ?? '' };

/** A seat that answers at once, and remembers what it was told had been taken. */
class Seat {
  acknowledged = [];
  highest = 0;
  over = false;
  wrong = [];

  constructor(game, player) {
    this.game = game;
    this.player = player;
  }

  connect(url) {
    this.player.url = url;
    this.sent = null;
    this.first = true;
    this.wire = this.player.join(this.game, (message, send) => this.hear(message, send));
  }

  hear(message, send) {
    if (message.t === 'error') this.sent = null;
    else if (message.t !== 'game' && message.t !== 'update') return;
    else {
      if (this.first && message.n < this.highest)
        this.wrong.push(`${this.game} is at ${message.n}, was at ${this.highest}`);
      this.first = false;
      this.highest = Math.max(this.highest, message.n);
      this.decision = message.decision ?? null;
      this.over = Boolean(message.seed);
      const { last } = message;
      if (this.sent !== null && last && last.n >= this.sent.n && last.answer === this.sent.answer) {
        this.acknowledged.push({ number: last.n, answer: last.answer });
        this.sent = null;
      }
    }
    const answer = this.sent === null && this.decision && !this.over ? anyAnswer(this.decision) : undefined;
    if (answer === undefined) return;
    this.sent = { n: this.decision.n, answer };
    send({ t: 'answer', n: this.decision.n, answer });
  }
}

let server = await startServer(env);
const tables = [];
async function openTable() {
  const { id, players } = await newTable(server.url);
  const seats = players.map((player) => new Seat(id, player));
  for (const seat of seats) seat.connect(server.url);
  tables.push({ id, seats });
}
for (let i = 0; i < games; i++) await openTable();

const playing = () => tables.filter((t) => !t.seats.some((s) => s.over));
for (let k = 1; k <= kills; k++) {
  // Where a game has ended another begins, so that decisions are being made when it happens.
  while (playing().length < games) await openTable();
  await sleep(100 + Math.random() * 900);
  await server.kill();
  for (const { seats } of tables) for (const seat of seats) seat.wire.terminate();
  server = await startServer(env);
  for (const { seats } of playing()) for (const seat of seats) seat.connect(server.url);
}
await sleep(500);

// Now every game is ended, and its whole record compared with what the players were told.
let [acknowledged, lost] = [0, 0];
const wrong = tables.flatMap((t) => t.seats.flatMap((s) => s.wrong));
for (const { id, seats } of tables) {
  if (!seats.some((s) => s.over)) {
    seats[0].wire.send({ t: 'concede' });
    while (!seats[0].over) await sleep(20);
  }
  seats[0].player.url = server.url;
  const { answers } = await seats[0].player.call('GET', `/replays/${id}`);
  for (const [s, seat] of seats.entries()) {
    for (const { number, answer } of seat.acknowledged) {
      acknowledged++;
      if (answers[number] !== answer && answers[number] !== `@${s} ${answer}`) {
        lost++;
        wrong.push(`${id}: entry ${number} should be "${answer}", is "${answers[number]}"`);
      }
    }
  }
}
await server.stop();
rmSync(folder, { recursive: true, force: true });
for (const line of wrong) console.log(line);
console.log(
  JSON.stringify({
    database: env.DATABASE_URL ? 'postgres' : 'sqlite',
    kills,
    games: tables.length,
    acknowledged,
    lost,
  }),
);
process.exit(lost > 0 || wrong.length > 0 ? 1 : 0);
