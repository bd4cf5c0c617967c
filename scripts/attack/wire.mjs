// Too much, too large, too odd: over the WebSocket, and into the database.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { holds, sleep } from './attacker.mjs';

const size = (folder) => ['spaceline.db', 'spaceline.db-wal'].reduce((n, f) => n + statSync(join(folder, f)).size, 0);

export const WIRE = [
  [
    'reports from nobody',
    async (me) => {
      const { id } = await me.table();
      const before = size(me.folder);
      const line = await me.at(id);
      for (let i = 0; i < 300; i++) line.send({ t: 'report', game: id, text: 'x'.repeat(4000) });
      await line.next((m) => m.code === 'no-session');
      await sleep(500);
      holds('one was taken', !line.heard.some((m) => m.t === 'reported'));
      const grown = size(me.folder) - before;
      holds(`the database has grown by ${grown} bytes`, grown < 200_000);
      return 'no-session or too-many, each of 300; the database does not grow';
    },
  ],
  [
    'reports by the hundred',
    async (me) => {
      const { id } = await me.table();
      await me.guest('Neelix');
      const statuses = [];
      for (let i = 0; i < 30; i++)
        statuses.push((await me.call('POST', `/games/${id}/report`, { text: 'y'.repeat(4000) })).status);
      const kept = statuses.filter((s) => s === 200).length;
      holds(`${kept} of 30 are kept`, kept <= 10);
      return `${kept} of 30 are kept`;
    },
  ],
  [
    'messages that mean nothing',
    async (me) => {
      const line = await me.connect();
      const odd = [
        '{',
        'null',
        '[]',
        '"join"',
        '{"t":"join"}',
        '{"t":"join","game":{"$ne":1}}',
        '{"t":"answer","game":"x","n":1e999,"answer":"pass"}',
        '{"t":"__proto__"}',
        '['.repeat(8000),
        `{"t":"why","game":"x","ask":1,"action":${'{"a":'.repeat(2000)}`,
      ];
      for (const message of odd) line.send(message);
      line.socket.send(Buffer.from([0, 1, 2, 255]));
      await sleep(500);
      const codes = line.heard.filter((m) => m.t === 'error').map((m) => m.code);
      holds(`${codes.length} of ${odd.length + 1} are refused`, codes.length === odd.length + 1);
      holds(
        `codes ${codes}`,
        codes.every((c) => c === 'malformed'),
      );
      return `malformed, each of ${codes.length}`;
    },
  ],
  [
    'messages that are too large',
    async (me) => {
      const line = await me.connect();
      line.send(JSON.stringify({ t: 'ping', at: 1, more: 'x'.repeat(20_000) }));
      await line.next((m) => m.code === 'too-large');
      line.send('x'.repeat(2_000_000));
      await sleep(500);
      holds('the connection goes on after two megabytes', line.closed !== null);
      const { status } = await me.call(
        'POST',
        '/decks/check',
        JSON.stringify({ format: 'full', text: 'x'.repeat(200_000) }),
      );
      holds(`a body of 200 kB: ${status}`, status === 413);
      return 'too-large; two megabytes end the connection; a body gets 413';
    },
  ],
  [
    'thousands of messages',
    async (me) => {
      const line = await me.connect();
      for (let i = 0; i < 3000 && line.closed === null; i++) {
        line.send({ t: 'ping', at: i });
        if (i % 200 === 0) await sleep(5);
      }
      await sleep(500);
      const answered = line.heard.filter((m) => m.t === 'pong').length;
      holds(`${answered} of 3000 were answered`, answered <= 300 && line.closed !== null);
      return `${answered} are answered, then too-many, then the connection is ended`;
    },
  ],
  [
    'hundreds of connections',
    async (me) => {
      await Promise.all(Array.from({ length: 150 }, () => me.connect()));
      await sleep(500);
      const open = me.sockets.filter((s) => s.readyState === 1).length;
      holds(`${open} stay open`, open <= 100);
      return `${open} of 150 stay open`;
    },
  ],
  [
    'a client that does not read',
    async (me) => {
      const { id, one } = await me.table();
      const line = await one.at(id);
      line.socket._socket.pause();
      const began = performance.now();
      // each join sends the whole game again; each refusal an error
      while (performance.now() - began < 4000 && line.socket.readyState === 1) {
        line.send({ t: 'answer', game: id, n: 999_999, answer: 'pass' });
        await sleep(5);
      }
      const { status } = await me.get('/healthz');
      holds(`the server does not answer: ${status}`, status === 200);
      return 'others are answered meanwhile';
    },
  ],
  [
    'an answer that is given twice, or to another question',
    async (me) => {
      const { id, one, two } = await me.table();
      const lines = [await one.at(id), await two.at(id)];
      const line = lines.find(({ heard }) => heard.some((m) => m.decision));
      const { n, decision } = line.heard.find((m) => m.t === 'game');
      const option = decision.options.find((o) => o.group === undefined);
      for (let i = 0; i < 3; i++) line.send({ t: 'answer', game: id, n, answer: option.key });
      line.send({ t: 'answer', game: id, n: n + 1000, answer: option.key });
      await sleep(1000);
      const errors = line.heard.filter((m) => m.t === 'error').map((m) => m.code);
      holds(
        `refused: ${errors}`,
        errors.length >= 3 && errors.every((c) => c === 'out-of-turn' || c === 'not-offered'),
      );
      return 'taken once; out-of-turn for the others';
    },
  ],
];
