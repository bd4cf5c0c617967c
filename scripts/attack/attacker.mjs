// Somebody who speaks HTTP and WebSocket with a server on this machine, from as many addresses as they like.

import { createRequire } from 'node:module';

const WebSocket = createRequire(new URL('../../packages/server/package.json', import.meta.url))('ws');

/** What holds makes an attack fail, which is good; what does not is said. */
export function holds(what, ok) {
  if (!ok) throw new Error(what);
}

export const sleep = (ms) => new Promise((r) => setTimeout(r, ms));

let addresses = 0;
/** An address that nobody has had before. */
export const newAddress = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;

export class Attacker {
  cookie = '';
  address = newAddress();
  sockets = [];
  hasLeft = false;

  constructor(url, folder) {
    this.url = url;
    this.folder = folder;
  }

  /** Another one, from another address. */
  another() {
    const other = new Attacker(this.url, this.folder);
    other.sockets = this.sockets;
    return other;
  }

  async guest(name) {
    const { status } = await this.call('POST', '/session', { name });
    holds(`a guest is refused: ${status}`, status === 200);
    return this;
  }

  headers(more = {}) {
    return { cookie: this.cookie, 'x-forwarded-for': this.address, ...more };
  }

  async call(method, path, body, more = {}) {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: this.headers({ ...(body !== undefined && { 'content-type': 'application/json' }), ...more }),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    const text = await response.text();
    let json = null;
    try {
      json = JSON.parse(text);
    } catch {
      // not every answer is JSON
    }
    return { status: response.status, text, json };
  }

  async get(path, more = {}) {
    const response = await fetch(`${this.url}${path}`, { headers: this.headers(more) });
    return { status: response.status, text: await response.text() };
  }

  /** A WebSocket that keeps what came; null where it is refused. */
  connect(more = {}) {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, { headers: this.headers(more) });
    this.sockets.push(socket);
    const heard = [];
    let closed = null;
    socket.on('message', (data) => heard.push(JSON.parse(data)));
    socket.on('error', () => {});
    socket.on('close', (code) => {
      closed = code;
    });
    const line = {
      socket,
      heard,
      get closed() {
        return closed;
      },
      send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      async next(what, ms = 10_000) {
        const end = performance.now() + ms;
        while (performance.now() < end) {
          const found = heard.find(what);
          if (found !== undefined) return found;
          await sleep(10);
        }
        throw new Error(`nothing of the kind came: ${what}`);
      },
    };
    return new Promise((done) => {
      socket.on('open', () => done(line));
      socket.on('unexpected-response', () => done(null));
    });
  }

  /** A game between two strangers; `one` and `two` sit at it. */
  async table(terms = {}) {
    const [one, two] = [await this.another().guest('Chakotay'), await this.another().guest('Torres')];
    const opened = await one.call('POST', '/tables', { format: 'warp-speed', deck: 'kazon', ...terms });
    const { id } = opened.json.table;
    await two.call('POST', `/tables/${id}/join`, { deck: 'federation' });
    return { id, one, two };
  }

  /** A line that has joined a game. */
  async at(game) {
    const line = await this.connect();
    line.send({ t: 'join', game });
    await line.next((m) => m.t === 'game' || m.t === 'error');
    return line;
  }

  leave() {
    this.hasLeft = true;
    for (const socket of this.sockets) socket.terminate();
  }
}
