/** The side of a worker: it listens for itself alone, and takes the connections that the front gives it. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Is this process one of several at one port? */
export const isWorker = (): boolean => process.env.SPACELINE_WORKER !== undefined && process.send !== undefined;

export function serveFront(server: Server, url: string): void {
  process.on('message', ({ head }: { head: string }, socket?: Socket) => {
    if (socket === undefined) return;
    server.emit('connection', socket);
    // what the front has read of it
    socket.emit('data', Buffer.from(head, 'base64'));
    socket.resume();
  });
  // without the front nobody comes any more
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send?.({ url });
}
