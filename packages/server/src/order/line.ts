/**
 * The line by which `spaceline order` and `spaceline backup` reach a server: the embedded database is that server's alone, so whoever may
 * use its folder speaks to the server itself, over a socket in that folder.
 */
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join, relative } from 'node:path';
import { type OrderAnswers, type OrderCommand, orderCommandSchema } from '@spaceline/protocol';
import { read } from '../http/body.ts';
import { Problem } from '../problem.ts';
import type { Order } from './order.ts';

const MOST_BYTES = 64 * 1024;
const COPY = '/copy';
/** The address of a socket is short: in a deep folder, the way from here may be shorter. */
const LONGEST = 100;

function addressIn(folder: string): string {
  const full = join(folder, 'operator.sock');
  const near = relative(process.cwd(), full);
  return full.length <= LONGEST || near.length >= full.length ? full : near;
}

interface Log {
  warn(about: object, text: string): void;
}

/** Listens until it is closed. A server without such a line serves all the same. `copy` makes a copy of the database, and says where. */
export function openLine(
  folder: string,
  order: Order,
  copy: () => Promise<string>,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  const address = addressIn(folder);
  const answerTo = (path: string | undefined, text: string): Promise<unknown> =>
    path === COPY ? copy() : order.run(read(orderCommandSchema, JSON.parse(text)), null);
  const server: Server = createServer((incoming, reply) => {
    const answer = (status: number, body: object) => reply.writeHead(status).end(JSON.stringify(body));
    let text = '';
    incoming.setEncoding('utf8');
    incoming.on('data', (chunk: string) => {
      text += chunk;
      if (text.length > MOST_BYTES) incoming.destroy();
    });
    incoming.on('end', async () => {
      try {
        answer(200, { answer: await answerTo(incoming.url, text) });
      } catch (e) {
        if (!(e instanceof Problem)) log.warn({ error: e }, 'a command of an operator failed');
        const known = e instanceof Problem;
        answer(known ? e.status : 500, {
          error: { code: known ? e.code : 'failed', text: known ? e.message : 'The server failed at this' },
        });
      }
    });
  });
  // what a server that was killed has left behind
  rmSync(address, { force: true });
  return new Promise((done) => {
    server.once('error', (error) => {
      log.warn({ error, address }, 'no line for operators');
      done({ close: async () => {} });
    });
    server.listen(address, () => {
      chmodSync(address, 0o600);
      done({
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** Gives a command to the server that has this folder; null = no server has it. */
export const overLine = <K extends OrderCommand['do']>(
  folder: string,
  command: Extract<OrderCommand, { do: K }>,
): Promise<OrderAnswers[K] | null> => ask(folder, '/', JSON.stringify(command));

/** Where the server that has this folder has put a copy of its database; null = no server has it. */
export const copyOf = (folder: string): Promise<string | null> => ask(folder, COPY, '');

function ask<T>(folder: string, path: string, body: string): Promise<T | null> {
  const address = addressIn(folder);
  if (!existsSync(address)) return Promise.resolve(null);
  return new Promise((done, fail) => {
    const asked = request({ socketPath: address, method: 'POST', path }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => {
        const { answer, error } = JSON.parse(text);
        if (error === undefined) done(answer);
        else fail(new Problem(reply.statusCode ?? 500, error.code, error.text));
      });
    });
    // nobody listens there any more: the server was killed, and the database is free
    asked.on('error', (e: NodeJS.ErrnoException) =>
      e.code === 'ECONNREFUSED' || e.code === 'ENOENT' ? done(null) : fail(e),
    );
    asked.end(body);
  });
}
