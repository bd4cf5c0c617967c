/** A port that nobody else takes meanwhile. */
import { createServer } from 'node:net';

/** Below what systems give to whoever asks for any port, so that no connection or other server has it a moment later. */
const [FIRST, COUNT] = [10_000, 20_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
