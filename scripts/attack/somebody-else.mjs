// To be somebody else, to see what is not for one's eyes, to do what is not one's own to do.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { holds, newAddress, sleep } from './attacker.mjs';

const refused = (what, { status }, ...wanted) => holds(`${what}: ${status}`, wanted.includes(status));

export const SOMEBODY_ELSE = [
  [
    'an address of one’s own making in X-Forwarded-For',
    async (me) => {
      const proxy = newAddress();
      const statuses = [];
      for (let i = 0; i < 13; i++) {
        const some = Array.from({ length: 50 }, (_, n) =>
          me.get('/api/me', { 'x-forwarded-for': `6.6.${i}.${n}, ${proxy}` }),
        );
        statuses.push(...(await Promise.all(some)).map((r) => r.status));
      }
      holds('650 requests of 650 made-up addresses were answered', statuses.includes(429));
      return `${statuses.filter((s) => s === 429).length} of 650 requests get 429: the proxy’s word counts alone`;
    },
  ],
  [
    'every address of a network of version 6',
    async (me) => {
      const statuses = [];
      for (let i = 0; i < 13; i++) {
        const some = Array.from({ length: 50 }, (_, n) =>
          me.get('/api/me', { 'x-forwarded-for': `2001:db8:7:7:${i}::${n}` }),
        );
        statuses.push(...(await Promise.all(some)).map((r) => r.status));
      }
      holds('650 requests of one /64 were answered', statuses.includes(429));
      let open = 0;
      for (let n = 0; n < 110; n++) {
        me.address = `2001:db8:7:8::${n.toString(16)}`;
        const line = await me.connect();
        await sleep(0);
        if (line !== null) open++;
      }
      await sleep(500);
      const left = me.sockets.filter((s) => s.readyState === 1).length;
      holds(`${left} connections of one /64 stay open`, left <= 100);
      return `its /64 is one: 429, and ${left} of ${open} connections stay`;
    },
  ],
  [
    'the server’s figures, from elsewhere',
    async (me) => {
      refused('read without the token', await me.get('/metrics'), 404);
      const wrong = { authorization: 'Bearer the-token-of-this-attacq' };
      refused('read with another', await me.get('/metrics', wrong), 404);
      return '404';
    },
  ],
  [
    'the file of the database, as another user',
    async (me) => {
      const modes = ['spaceline.db', 'spaceline.db-wal'].map((f) => statSync(join(me.folder, f)).mode & 0o777);
      holds(
        `modes ${modes.map((m) => m.toString(8))}`,
        modes.every((m) => m === 0o600),
      );
      return 'mode 600, the journal too';
    },
  ],
  [
    'a session of one’s own making',
    async (me) => {
      const kim = await me.another().guest('Kim');
      for (const cookie of [
        kim.cookie.slice(0, -3),
        kim.cookie.replace(/=./, '=x'),
        'spaceline=s%3Aadmin.x',
        'spaceline=undefined',
      ]) {
        me.cookie = cookie;
        const { json } = await me.call('GET', '/me');
        holds(`"${cookie}" is somebody`, json.me === null);
        me.cookie = cookie;
        refused(
          `"${cookie}" opens a table`,
          await me.call('POST', '/tables', { format: 'warp-speed', deck: 'kazon' }),
          401,
        );
      }
      return 'nobody: 401';
    },
  ],
  [
    'a page of another site that uses a visitor’s session',
    async (me) => {
      await me.guest('Visitor');
      const from = { origin: 'https://elsewhere.example' };
      refused('a request', await me.call('POST', '/games', { format: 'warp-speed', deck: 'kazon' }, from), 403);
      holds('a connection is made', (await me.connect(from)) === null);
      return '403, for requests and connections';
    },
  ],
  [
    'the seat of another: answers, concession, undo',
    async (me) => {
      const { id, one } = await me.table();
      const line = await (await me.guest('Seska')).at(id);
      const { n } = (await one.at(id)).heard.find((m) => m.t === 'game');
      const messages = [
        { t: 'answer', n, answer: 'pass' },
        { t: 'answer', n, answer: '!concede 0' },
        { t: 'concede' },
        { t: 'undo', n: 0 },
        { t: 'stops', windows: [] },
        { t: 'claim' },
        { t: 'draw', wish: true },
      ];
      for (const message of messages) {
        line.heard.length = 0;
        line.send({ game: id, ...message });
        const said = await line.next((m) => m.t === 'error');
        holds(`${message.t}: ${said.code}`, said.code === 'not-your-seat');
        await sleep(260);
      }
      return 'not-your-seat, each of seven';
    },
  ],
  [
    'a game that is private, or has no spectators',
    async (me) => {
      const { id } = await me.table({ private: true, spectators: false });
      const line = await (await me.guest('Seska')).at(id);
      const [said] = line.heard.filter((m) => m.t !== 'hello');
      holds(`it is shown: ${said.t}`, said.t === 'error' && said.code === 'not-your-seat');
      const { json } = await me.call('GET', '/games/live');
      holds('it is in the list', !json.games.some((g) => g.id === id));
      return 'not-your-seat, and in no list';
    },
  ],
  [
    'hidden cards, and the seed, before a game is over',
    async (me) => {
      const { id, one } = await me.table();
      const [line, watching] = [await one.at(id), await me.at(id)];
      for (const { heard } of [line, watching]) {
        const game = heard.find((m) => m.t === 'game');
        holds('the seed is told', game.seed === null);
        const others = game.view.players.filter((_, seat) => seat !== game.seat);
        holds(
          'another hand is shown',
          others.every((p) => (p.own ?? []).length === 0),
        );
      }
      for (const path of [`/games/${id}/replay`, `/replays/${id}`, `/replays/${id}/frames`, `/bench/replay/${id}`])
        refused(path, await me.call('GET', path), 409);
      return 'not sent; its replay is 409 until it is over';
    },
  ],
  [
    'files that are not the server’s to give',
    async (me) => {
      const paths = [
        '/../package.json',
        '/..%2f..%2fpackage.json',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/assets/..%5c..%5cpackage.json',
        '/api/scenarios/..%2f..%2fpackage',
        '/api/scenarios/../../../../etc/passwd',
        '/api/decks/..%2f..%2fpackage',
        '/%00',
        '/.data/spaceline.db',
      ];
      for (const path of paths) {
        const { status, text } = await me.get(path);
        // 503: there is no web client here yet
        holds(
          `${path}: ${status}`,
          (status < 500 || status === 503) && !/"workspaces"|root:x:|SQLite format/.test(text),
        );
      }
      return 'none of nine paths leads there';
    },
  ],
  [
    'names of the language instead of decks, bots and formats',
    async (me) => {
      await me.guest('Kim');
      for (const word of ['__proto__', 'constructor', 'toString', "'; DROP TABLE games; --"]) {
        for (const asked of [
          { format: word, deck: 'kazon' },
          { format: 'warp-speed', deck: word },
          { format: 'warp-speed', deck: 'kazon', bot: word },
        ]) {
          const { status } = await me.call('POST', '/games', asked);
          holds(`${JSON.stringify(asked)}: ${status}`, status >= 400 && status < 500);
        }
        const { status } = await me.call('GET', `/replays?opponent=${encodeURIComponent(word)}`);
        holds(`a search for ${word}: ${status}`, status === 200);
      }
      return '4xx, each of twelve';
    },
  ],
  [
    'the operators’ address',
    async (me) => {
      await me.guest('Kim');
      refused('a command', await me.call('POST', '/operator', { do: 'reports' }), 404);
      return '404, as if it were not there';
    },
  ],
  [
    'a name that looks like an account’s',
    async (me) => {
      const owner = await me.another().guest('Kathryn');
      await owner.call('POST', '/account', { login: 'kathryn', password: 'coffee, black', name: 'Kathryn' });
      for (const name of ['Kathryn', 'KATHRYN', 'Kаthryn', 'Kathryn\u200b'])
        refused(name, await me.another().call('POST', '/session', { name }), 400, 409);
      return 'refused in four spellings';
    },
  ],
  [
    'passwords, one after the other',
    async (me) => {
      const statuses = [];
      for (let i = 0; i < 40; i++)
        statuses.push((await me.call('POST', '/login', { login: 'kathryn', password: `guess ${i}` })).status);
      const tried = statuses.filter((s) => s !== 429).length;
      holds(`${tried} of 40 were tried`, tried <= 20);
      return `${tried} of 40 are tried, the others get 429`;
    },
  ],
];
