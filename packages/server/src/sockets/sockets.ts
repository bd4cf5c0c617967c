/** All open WebSockets. */
import type { CallMessage } from '@spaceline/protocol';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Games } from '../database/games.ts';
import type { Sanctions } from '../database/sanctions.ts';
import type { GameRow } from '../database/tables.ts';
import type { ReportDesk } from '../games/report-desk.ts';
import type { Rooms } from '../games/rooms.ts';
import type { Talk } from '../games/talk.ts';
import { neighbourhood } from '../http/address.ts';
import type { Sessions } from '../http/session.ts';
import type { Mutes } from '../lobby/mutes.ts';
import type { Metrics } from '../metrics.ts';
import { VERSION } from '../rules-version.ts';
import { ticks } from '../ticks.ts';
import { Connection } from './connection.ts';

/** A frame above this ends the connection before it is read. */
export const HARD_LIMIT = 1024 * 1024;
const PULSE = 20_000;
const RESTART = 1012;
const TOO_MANY = 1013;
const SIGNED_OUT = 4001;

export interface SocketParts {
  games: Games;
  reportDesk: ReportDesk;
  rooms: Rooms;
  talk: Talk;
  sessions: Sessions;
  sanctions: Sanctions;
  mutes: Mutes;
  metrics: Metrics;
  log: FastifyBaseLogger;
  /** somebody sits down at a game of theirs */
  came(game: GameRow, user: string): void;
  /** connections from one address; null = no limit */
  connectionLimit: number | null;
  /** messages in a second over one connection; null = no limit */
  messageLimit: number | null;
}

/** A socket that is open. */
interface Line {
  alive: boolean;
  connection: Promise<Connection>;
  ip: string;
  /** of the session that it came with */
  token: string | null;
  /** who came with it */
  user: string | null;
}

export class Sockets {
  private readonly open = new Map<WebSocket, Line>();
  private readonly timer: NodeJS.Timeout;
  private closing = false;

  constructor(private readonly parts: SocketParts) {
    this.timer = setInterval(() => this.pulse(), PULSE);
    this.timer.unref();
  }

  connect(socket: WebSocket, request: FastifyRequest): void {
    const ip = neighbourhood(request.ip);
    const limit = this.parts.connectionLimit;
    const neighbours = limit === null ? 0 : [...this.open.values()].filter((o) => o.ip === ip).length;
    if (this.closing || (limit !== null && neighbours >= limit)) {
      socket.close(TOO_MANY, this.closing ? 'the server is closing' : 'too many connections');
      return;
    }
    // Known before we look up who it is: whoever signs out meanwhile is found by it.
    const token = this.parts.sessions.claimed(request);
    const entry: Line = { alive: true, connection: this.greet(socket, request), ip, token, user: null };
    const { connection } = entry;
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
    const found = await this.parts.sessions.lookAtTable(request);
    const user = found?.user ?? null;
    const line = this.open.get(socket);
    if (line !== undefined) {
      line.token = found?.token ?? null;
      line.user = user?.id ?? null;
    }
    if (user !== null) await this.parts.mutes.seenAt(user, request.ip);
    const connection = new Connection(socket, user?.id ?? null, neighbourhood(request.ip), this.parts);
    connection.say({ t: 'hello', version: VERSION, you: { id: user?.id ?? '', name: user?.name ?? '' } });
    return connection;
  }

  /** Whoever is signed out plays no more: the line is cut, and can be made anew as somebody else. */
  signOut(tokens: readonly string[]): void {
    for (const [socket, { token }] of this.open)
      if (token !== null && tokens.includes(token)) socket.close(SIGNED_OUT, 'signed out');
  }

  /** The same for all lines of a person; says from which addresses they came. */
  sendAway(user: string): string[] {
    const lines = [...this.open].filter(([, line]) => line.user === user);
    for (const [socket] of lines) socket.close(SIGNED_OUT, 'signed out');
    return lines.map(([, { ip }]) => ip);
  }

  /** Tells those of a person's connections that want to hear it where they are waited for. */
  call(user: string, call: CallMessage): void {
    for (const line of this.open.values())
      if (line.user === user) line.connection.then((c) => c.call(call)).catch(() => {});
  }

  /** Is this person connected here? */
  isHere(user: string): boolean {
    return [...this.open.values()].some((line) => line.user === user);
  }

  private failed(socket: WebSocket, error: unknown): void {
    this.parts.log.error({ error }, 'a connection failed');
    socket.terminate();
  }

  /** A ban that was written straight into the database is seen here. */
  private async sendBannedAway(): Promise<void> {
    const users = [...new Set([...this.open.values()].flatMap(({ user }) => (user === null ? [] : [user])))];
    for (const user of await this.parts.sanctions.banned(users, Date.now())) this.sendAway(user);
  }

  /** Ends connections that have not answered the last ping. */
  private pulse(): void {
    this.sendBannedAway().catch((error) => this.parts.log.warn({ error }, 'bans could not be read'));
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
    const deadline = ticks() + 2000;
    while (this.open.size > 0 && ticks() < deadline) await new Promise((r) => setTimeout(r, 20));
    for (const socket of this.open.keys()) socket.terminate();
  }
}
