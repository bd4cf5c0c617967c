// What the durability and load runs share: a server in a process of its own, and players over real WebSockets.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { ensureBuilt } from '../scripts/build.mjs';

const WebSocket = createRequire(new URL('../packages/server/package.json', import.meta.url))('ws');

/** Built once: a run measures one and the same server. */
const bundle = ensureBuilt();

/** Starts `spaceline serve`; answers its address and how to end it. Where it does not begin, the error is what it said. */
export async function startServer(env, { quietly = false, args = [] } = {}) {
  const child = spawn(process.execPath, [await bundle, 'serve', ...args], {
    stdio: ['ignore', 'pipe', quietly ? 'pipe' : 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      SPACELINE_BOT_PACE: '0',
      SPACELINE_REQUEST_LIMIT: '0',
      SPACELINE_CONNECTION_LIMIT: '0',
      SPACELINE_MESSAGE_LIMIT: '0',
      ...env,
    },
  });
  // Whatever happens to us, it does not stay behind.
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  child.once('exit', () => process.off('exit', leave));
  let said = '';
  child.stderr?.on('data', (data) => {
    said += data;
  });
  const line = await new Promise((done, failed) => {
    child.stdout.once('data', done);
    child.once('close', (code) => failed(new Error(said || `the server ended with ${code}`)));
  });
  const url = /at (\S+)/.exec(String(line))[1].replace('localhost', '127.0.0.1');
  const end = async (signal) => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return { url, pid: child.pid, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

export class Player {
  cookie = '';

  constructor(url) {
    this.url = url;
  }

  async call(method, path, body) {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Opens a connection to a game; `on` is told of every message. */
  join(game, on) {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, { headers: { cookie: this.cookie } });
    const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ game, ...message }));
    socket.on('open', () => send({ t: 'join' }));
    socket.on('message', (data) => on(JSON.parse(data), send));
    socket.on('error', () => {});
    return { send, close: () => socket.close(), terminate: () => socket.terminate() };
  }
}

const DECKS = ['kazon', 'federation', 'vidiian'];
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** Two players at a table of their own. */
export async function newTable(url) {
  const players = [new Player(url), new Player(url)];
  await Promise.all(players.map((p, i) => p.call('POST', '/session', { name: `Player ${i + 1}` })));
  const terms = { format: 'warp-speed', deck: any(DECKS), clock: { minutes: null } };
  const { table } = await players[0].call('POST', '/tables', terms);
  await players[1].call('POST', `/tables/${table.id}/join`, { deck: any(DECKS) });
  return { id: table.id, players };
}

/** What an option does is the first part of its key. */
const verbOf = ({ key }) => /^[a-z-]+/.exec(key)[0];

/** Any answer that leads on; undefined when there is nothing that anybody waits for. */
export function anyAnswer({ options }) {
  const option = any(options.filter((o) => verbOf(o) !== 'take-back'));
  if (option?.group === undefined) return option?.key;
  const cards = option.group.slice().sort(() => Math.random() - 0.5);
  const size = option.min + Math.floor(Math.random() * (option.max - option.min + 1));
  return `${option.key}:${cards.slice(0, size).join(',')}`;
}

export const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
