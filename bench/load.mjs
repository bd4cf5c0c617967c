// Load: live games over real WebSockets against one server process, more and more of them. Each player answers after a while,
// as people do; what is measured is the time from sending an answer to being told where the game stands then.
//     node bench/load.mjs [--games 100,200,400] [--seconds 20] [--think 2000]    DATABASE_URL for PostgreSQL, else SQLite

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { anyAnswer, newTable, sleep, startServer } from './net.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100,200,300,400,500,700' },
    seconds: { type: 'string', default: '20' },
    think: { type: 'string', default: '2000' },
    // for the process that plays
    url: { type: 'string' },
  },
});
const think = Number(values.think);

if (values.url) await play(values.url);
else await measure();

/** Plays as many games as it is told to, and tells the latencies when asked. */
async function play(url) {
  let latencies = [];
  let games = 0;
  const table = async () => {
    const { id, players } = await newTable(url);
    let over = false;
    for (const player of players) {
      let [sent, at, timer, decision] = [null, 0, undefined, null];
      const wire = player.join(id, (message, send) => {
        if (message.t === 'error') sent = null;
        else if (message.t !== 'game' && message.t !== 'update') return;
        else {
          decision = message.decision ?? null;
          if (sent !== null && (message.seed || (message.last?.n ?? -1) >= sent)) {
            latencies.push(performance.now() - at);
            sent = null;
          }
          if (message.seed && !over) {
            over = true;
            // another game at this table
            table();
          }
          if (message.seed) return wire.close();
        }
        if (sent !== null || timer !== undefined || decision === null) return;
        timer = setTimeout(
          () => {
            timer = undefined;
            const answer = decision === null ? undefined : anyAnswer(decision);
            if (answer === undefined) return;
            [sent, at] = [decision.n, performance.now()];
            send({ t: 'answer', n: decision.n, answer });
          },
          think * (0.5 + Math.random()),
        );
      });
    }
  };
  process.on('message', async ({ goal }) => {
    if (goal !== undefined) {
      for (; games < goal; games++) await table();
      process.send({ games });
    } else {
      process.send({ latencies });
      latencies = [];
    }
  });
  await new Promise(() => {});
}

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'spaceline-load-'));
  const server = await startServer({ SPACELINE_DATA: folder, DATABASE_URL: process.env.DATABASE_URL ?? '' });
  const player = fork(fileURLToPath(import.meta.url), ['--url', server.url, '--think', String(think)]);
  const ask = async (message) => {
    const answer = once(player, 'message');
    player.send(message);
    return (await answer)[0];
  };
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite';
  console.log(`${database}; a player answers after ${think / 2} to ${think * 1.5} ms\n`);
  console.log('| games | decisions/s | p50 ms | p95 ms | p99 ms | server CPU | server memory |');
  console.log('|---|---|---|---|---|---|---|');
  for (const games of values.games.split(',').map(Number)) {
    await ask({ goal: games });
    await sleep(3 * think);
    await ask({});
    const before = await metrics(server.url);
    await sleep(Number(values.seconds) * 1000);
    const { latencies } = await ask({});
    const after = await metrics(server.url);
    const sorted = latencies.sort((a, b) => a - b);
    const at = (p) => (sorted[Math.floor(sorted.length * p)] ?? 0).toFixed(1);
    const cpu = Math.round(((after.cpu - before.cpu) / (after.time - before.time)) * 100);
    const rate = (sorted.length / ((after.time - before.time) / 1)).toFixed(0);
    console.log(`| ${games} | ${rate} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${cpu} % | ${after.memory} MB |`);
  }
  player.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function metrics(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    time: Date.now() / 1000,
    cpu: value('process_cpu_seconds_total'),
    memory: Math.round(value('process_resident_memory_bytes') / 1e6),
  };
}
