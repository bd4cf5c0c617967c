/** How much one connection may have under way, and what is answered all the same. */
import type { ServerMessage } from '@spaceline/protocol';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from './connection.ts';
import type { SocketParts } from './sockets.ts';

it('has 64 messages under way and no more, answers a ping meanwhile, and goes on when they are done', async () => {
  const heard: ServerMessage[] = [];
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send: (text: string) => heard.push(JSON.parse(text)) };
  // a database that does not answer before it is told to
  let answer = () => {};
  const slow = new Promise<undefined>((done) => {
    answer = () => done(undefined);
  });
  const parts = {
    messageLimit: null,
    metrics: { refused: { inc: () => {} } },
    games: { byId: () => slow },
  } as unknown as SocketParts;
  const connection = new Connection(socket as unknown as WebSocket, null, '127.0.0.1', parts);
  const receive = (message: object) => connection.receive(Buffer.from(JSON.stringify(message)), false);
  const join = { t: 'join', game: 'g' };

  const underWay = Array.from({ length: 64 }, () => receive(join));
  expect(heard).toEqual([]);
  await receive(join);
  expect(heard).toMatchObject([{ t: 'error', code: 'too-many' }]);
  await receive({ t: 'ping', at: 7 });
  expect(heard.at(-1)).toEqual({ t: 'pong', at: 7 });

  answer();
  await Promise.all(underWay);
  expect(heard.filter((m) => m.t === 'error' && m.code === 'no-such-game')).toHaveLength(64);
  await receive(join);
  expect(heard.at(-1)).toMatchObject({ t: 'error', code: 'no-such-game' });
});
