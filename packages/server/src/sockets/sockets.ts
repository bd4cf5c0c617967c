/** All open WebSockets. */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Games } from '../database/games.ts';
import type { Reports } from '../database/reports.ts';
import type { Rooms } from '../games/rooms.ts';
import type { Sessions } from '../http/session.ts';
import type { Metrics } from '../metrics.ts';
import { VERSION } from '../rules-version.ts';
import { Connection } from './connection.ts';

/** A frame above this ends the connection before it is read. */
export const HARD_LIMIT = 1024 * 1024;
const PULSE = 20_000;
const RESTART = 1012;
const TOO_MANY = 1013;

export interface SocketParts {
  games: Games;
  reports: Reports;
  rooms: Rooms;
  sessions: Sessions;
  metrics: Metrics;
  log: FastifyBaseLogger;
  /** connections from one address; null = no limit */
  connectionLimit: number | null;
  /** messages in a second over one connection; null = no limit */
  messageLimit: number | null;
}

export class Sockets {
  private readonly open = new Map<WebSocket, { alive: boolean; connection: Promise<Connection>; ip: string }>();
  private readonly timer: NodeJS.Timeout;
  private closing = false;

  constructor(private readonly parts: SocketParts) {
    this.timer = setInterval(() => this.pulse(), PULSE);
    this.timer.unref();
  }

  connect(socket: WebSocket, request: FastifyRequest): void {
    const { ip } = request;
    const limit = this.parts.connectionLimit;
    const neighbours = limit === null ? 0 : [...this.open.values()].filter((o) => o.ip === ip).length;
    if (this.closing || (limit !== null && neighbours >= limit)) {
      socket.close(TOO_MANY, this.closing ? 'the server is closing' : 'too many connections');
      return;
    }
    const connection = this.greet(socket, request);
    const entry = { alive: true, connection, ip };
    this.open.set(socket, entry);
    this.parts.metrics.sockets.inc();
    // One after the other: what arrives while we look up who it is waits.
    socket.on('message', (data: Buffer, binary: boolean) => {
      entry.alive = true;
      connection.then((c) => c.receive(data, binary)).catch((error) => this.failed(socket, error));
    });
    socket.on('pong', () => {
      entry.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.open.delete(socket);
      this.parts.metrics.sockets.dec();
      connection.then((c) => c.close()).catch(() => {});
    });
  }

  private async greet(socket: WebSocket, request: FastifyRequest): Promise<Connection> {
    const user = await this.parts.sessions.find(request);
    const connection = new Connection(socket, user, this.parts);
    connection.say({ t: 'hello', version: VERSION, you: { id: user?.id ?? '', name: user?.name ?? '' } });
    return connection;
  }

  private failed(socket: WebSocket, error: unknown): void {
    this.parts.log.error({ error }, 'a connection failed');
    socket.terminate();
  }

  /** Ends connections that have not answered the last ping. */
  private pulse(): void {
    for (const [socket, entry] of this.open) {
      if (!entry.alive) socket.terminate();
      else {
        entry.alive = false;
        socket.ping();
      }
    }
  }

  /** Tells everybody that the server goes away; whoever comes back finds the game as it is. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    const text = 'The server is restarting; your game is kept';
    for (const [socket, { connection }] of this.open) {
      const c = await connection.catch(() => null);
      c?.say({ t: 'error', code: 'closing', text, rule: null, game: null });
      socket.close(RESTART, 'restarting');
    }
    const deadline = Date.now() + 2000;
    while (this.open.size > 0 && Date.now() < deadline) await new Promise((r) => setTimeout(r, 20));
    for (const socket of this.open.keys()) socket.terminate();
  }
}
