// Load: live games over real WebSockets against one server, more and more of them. Each player answers after a while, as people do. What is
// measured is inside the server: from the arrival of an answer until everybody has been told. What the players' own program takes is told apart.
// Games begin in a hurry, each as far as chance says, so that all phases of a game are played at the same time.
//     node bench/load.mjs [--games 100,200,400] [--seconds 20] [--think 2000] [--ahead 400]    DATABASE_URL for PostgreSQL, else SQLite

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
    // a game is hurried to an entry below this
    ahead: { type: 'string', default: '400' },
    // for the process that plays
    url: { type: 'string' },
  },
});
const think = Number(values.think);
const ahead = Number(values.ahead);

if (values.url) await play(values.url);
else await measure();

/** Milliseconds. */
const HURRY = 100;

/** Plays as many games as it is told to, and tells what it took when asked. */
async function play(url) {
  let games = 0;
  const table = async () => {
    const { id, players } = await newTable(url);
    let over = false;
    const hurried = Math.random() * ahead;
    for (const player of players) {
      let [sent, timer, decision, n] = [null, undefined, null, 0];
      const wire = player.join(id, (message, send) => {
        if (message.t === 'error') sent = null;
        else if (message.t !== 'game' && message.t !== 'update') return;
        else {
          decision = message.decision ?? null;
          n = message.n;
          if (sent !== null && (message.seed || (message.last?.n ?? -1) >= sent)) {
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
            sent = decision.n;
            send({ t: 'answer', n: decision.n, answer });
          },
          (n < hurried ? HURRY : think) * (0.5 + Math.random()),
        );
      });
    }
  };
  process.on('message', async ({ goal }) => {
    if (goal !== undefined) {
      for (; games < goal; games++) await table();
      process.send({ games });
    } else process.send({ cpu: process.cpuUsage() });
  });
  await new Promise(() => {});
}

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'spaceline-load-'));
  const server = await startServer({ SPACELINE_DATA: folder, DATABASE_URL: process.env.DATABASE_URL ?? '' });
  const player = fork(fileURLToPath(import.meta.url), [
    '--url',
    server.url,
    '--think',
    values.think,
    '--ahead',
    values.ahead,
  ]);
  const ask = async (message) => {
    const answer = once(player, 'message');
    player.send(message);
    return (await answer)[0];
  };
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite';
  console.log(`${database}; a player answers after ${think / 2} to ${think * 1.5} ms\n`);
  console.log(
    '| games | decisions/s | p50 ms | p95 ms | p99 ms | server CPU | of a decision | memory | of a game | players CPU |',
  );
  console.log('|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  const empty = await metrics(server.url);
  for (const games of values.games.split(',').map(Number)) {
    await ask({ goal: games });
    // until the last ones need not hurry any more
    await sleep(Math.max(3 * think, ahead * HURRY * 0.6));
    const [before, theirs] = [await metrics(server.url), await ask({})];
    await sleep(Number(values.seconds) * 1000);
    const [after, theirsThen] = [await metrics(server.url), await ask({})];
    const seconds = after.time - before.time;
    const decisions = after.decisions - before.decisions;
    const cpu = after.cpu - before.cpu;
    const own = (theirsThen.cpu.user + theirsThen.cpu.system - theirs.cpu.user - theirs.cpu.system) / 1e6;
    const at = (p) => quantile(before.buckets, after.buckets, p);
    const share = (x) => `${Math.round((x / seconds) * 100)} %`;
    const each = Math.round(((after.heap - empty.heap) / games) * 1000);
    console.log(
      `| ${games} | ${(decisions / seconds).toFixed(0)} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${share(cpu)} | ${((cpu * 1000) / decisions).toFixed(2)} ms | ${after.memory} MB | ${each} kB | ${share(own)} |`,
    );
  }
  player.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Where so many of a hundred lie, by the buckets of a histogram. */
function quantile(before, after, p) {
  const counts = after.map(([le, n], i) => [le, n - (before[i]?.[1] ?? 0)]);
  const wanted = p * (counts.at(-1)?.[1] ?? 0);
  let [below, from] = [0, 0];
  for (const [le, n] of counts) {
    if (n >= wanted)
      return le === Infinity
        ? `> ${from}`
        : (from + ((le * 1000 - from) * (wanted - below)) / Math.max(1, n - below)).toFixed(1);
    [below, from] = [n, le * 1000];
  }
  return '?';
}

async function metrics(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  const all = (pattern) => [...text.matchAll(pattern)];
  return {
    time: Date.now() / 1000,
    cpu: value('process_cpu_seconds_total'),
    memory: Math.round(value('process_resident_memory_bytes') / 1e6),
    heap: value('nodejs_heap_size_used_bytes') / 1e6,
    decisions: all(/^spaceline_decisions_total\{[^}]*\} (\S+)/gm).reduce((n, [, x]) => n + Number(x), 0),
    buckets: all(/^spaceline_decision_seconds_bucket\{le="([^"]+)"\} (\S+)/gm).map(([, le, n]) => [
      le === '+Inf' ? Infinity : Number(le),
      Number(n),
    ]),
  };
}
