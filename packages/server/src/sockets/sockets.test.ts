/** Who signs out while the server still looks up who it is. */
import { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { Found } from '../database/users.ts';
import { type SocketParts, Sockets } from './sockets.ts';

class Socket extends EventEmitter {
  readonly readyState = 1;
  readonly OPEN = 1;
  readonly bufferedAmount = 0;
  readonly closed: number[] = [];
  send(): void {}
  terminate(): void {
    this.emit('close');
  }
  close(code: number): void {
    this.closed.push(code);
    this.emit('close');
  }
}

it('cuts the line of a session that ends while the database is asked about it, and no other', async () => {
  let answer = (_: Found | null) => {};
  const slow = new Promise<Found | null>((done) => {
    answer = done;
  });
  const parts = {
    connectionLimit: null,
    messageLimit: null,
    metrics: { sockets: { inc: () => {}, dec: () => {} } },
    mutes: { seenAt: async () => {} },
    sessions: { claimed: ({ id }: FastifyRequest) => id, lookAtTable: () => slow },
  } as unknown as SocketParts;
  const sockets = new Sockets(parts);
  const [out, other] = ['out', 'other'].map((id) => {
    const socket = new Socket();
    sockets.connect(socket as unknown as WebSocket, { id, ip: '127.0.0.1' } as FastifyRequest);
    return socket;
  });
  sockets.signOut(['out']);
  answer(null);
  expect(out.closed).toEqual([4001]);
  expect(other.closed).toEqual([]);
  await sockets.close();
});
