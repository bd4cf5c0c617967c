/** One WebSocket: reads messages, refuses what cannot be understood or is too much, and passes the rest to the games. */
import { action, type Game, isCardSpot, knows, type Reason, type Seat, type Verb, whyNot } from '@spaceline/engine';
import {
  answerTo,
  type CallMessage,
  type ClientMessage,
  clientMessageSchema,
  type ErrorCode,
  type ServerMessage,
  systemEntry,
} from '@spaceline/protocol';
import type { WebSocket } from 'ws';
import { AdjournedGame } from '../games/adjourned.ts';
import { proposalFor } from '../games/adviser.ts';
import type { Watcher } from '../games/audience.ts';
import { wishForDraw } from '../games/draw.ts';
import { Refusal } from '../games/refusal.ts';
import { askRematch } from '../games/rematch.ts';
import type { Reporter } from '../games/report-desk.ts';
import type { Room } from '../games/room.ts';
import type { OpenGame } from '../games/rooms.ts';
import { claimWin, wishToSave } from '../games/saving.ts';
import { askUndo, replyToUndo } from '../games/undo.ts';
import { firstIssue } from '../http/body.ts';
import { mayWatch, tableView } from '../lobby/summaries.ts';
import { ticks } from '../ticks.ts';
import { Flood } from './flood.ts';
import type { SocketParts } from './sockets.ts';

/** No message that means anything is larger. */
const LARGEST = 16 * 1024;
/** A client that does not read has its connection ended; it can come back. */
const MOST_UNREAD = 8 * 1024 * 1024;
const MOST_GAMES = 8;
const MOST_UNDER_WAY = 64;
const NOT_ALLOWED = 1008;
/** Messages that make the server play a game again or write to the disk, and how many of them in a second. */
const HEAVY: readonly ClientMessage['t'][] = [
  'join',
  'undo',
  'report',
  'stops',
  'rematch',
  'adjourned',
  'save',
  'draw',
  'calls',
];
const HEAVY_A_SECOND = 4;

type About<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

export class Connection implements Watcher {
  private readonly games = new Map<string, OpenGame>();
  private readonly tables = new Map<string, () => void>();
  private readonly flood: Flood;
  private readonly heavyFlood: Flood;
  private underWay = 0;
  private closed = false;
  private wantsCalls = false;

  constructor(
    private readonly socket: WebSocket,
    /** what they are called is asked where it matters: it may change while they are here */
    readonly user: string | null,
    private readonly address: string,
    private readonly parts: SocketParts,
  ) {
    this.flood = new Flood(parts.messageLimit, ticks());
    this.heavyFlood = new Flood(parts.messageLimit === null ? null : HEAVY_A_SECOND, ticks());
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else this.socket.send(text);
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  private refuse(code: ErrorCode, text: string, m?: ClientMessage, rule: string | null = null): void {
    this.parts.metrics.refused.inc({ code });
    const game = m !== undefined && 'game' in m ? m.game : null;
    const once = m?.t === 'say' ? m.once : undefined;
    this.say({ t: 'error', code, text, rule, game, ...(once !== undefined && { once }) });
  }

  call(call: CallMessage): void {
    if (this.wantsCalls) this.say(call);
  }

  async receive(data: Buffer, binary: boolean): Promise<void> {
    const flood = this.flood.take(ticks());
    if (flood === 'end') return this.socket.close(NOT_ALLOWED, 'too many messages');
    if (flood === 'refuse') return this.refuse('too-many', 'Too many messages; slow down');
    if (data.length > LARGEST) return this.refuse('too-large', `A message has at most ${LARGEST} bytes`);
    const message = binary ? 'Messages are text' : parse(data);
    if (typeof message === 'string') return this.refuse('malformed', message);
    // a ping asks whether the connection is there, not whether the server is done with what came before
    if (message.t === 'ping') return this.follow(message);
    if (this.underWay >= MOST_UNDER_WAY) return this.refuse('too-many', 'Too many messages; slow down', message);
    if (HEAVY.includes(message.t) && this.heavyFlood.take(ticks()) !== 'go')
      return this.refuse('too-many', 'Too many of these; slow down', message);
    this.underWay++;
    try {
      await this.follow(message);
    } catch (error) {
      if (error instanceof Refusal) this.refuse(error.code, error.message, message, error.rule);
      else {
        this.parts.log.error({ error, message }, 'a message could not be followed');
        this.refuse('engine', 'The server failed at this; nothing has changed', message);
      }
    } finally {
      this.underWay--;
    }
  }

  private follow(m: ClientMessage): Promise<void> | void {
    switch (m.t) {
      case 'ping':
        return this.say({ t: 'pong', at: m.at });
      case 'join':
        return this.join(m.game);
      case 'leave':
        return this.leave(m.game);
      case 'answer':
        return this.answer(m);
      case 'why':
        return this.why(m);
      case 'ask':
        return this.ask(m);
      case 'undo':
        return askUndo(this.room(m.game), this.seat(m.game), m.n);
      case 'undo-reply':
        return replyToUndo(this.room(m.game), this.seat(m.game), m.n, m.accept);
      case 'concede':
        return this.concede(m.game);
      case 'rematch':
        return askRematch(this.room(m.game), this.seat(m.game));
      case 'claim':
        return claimWin(this.room(m.game), this.seat(m.game));
      case 'save':
        return wishToSave(this.room(m.game), this.seat(m.game), m.wish);
      case 'draw':
        return wishForDraw(this.room(m.game), this.seat(m.game), m.wish);
      case 'adjourned':
        return this.adjourned(m.game).wish(this.seat(m.game), m.wish);
      case 'stops':
        return this.room(m.game).setStops(this.seat(m.game), m.windows);
      case 'say':
        return this.speak(m);
      case 'calls':
        return this.beCalled();
      case 'report':
        return this.report(m);
    }
  }

  /** A game that this connection has joined. */
  private game(id: string): OpenGame {
    const game = this.games.get(id);
    if (game === undefined) throw new Refusal('no-such-game', 'Join the game first');
    return game;
  }

  private room(id: string): Room {
    const game = this.game(id);
    if (game instanceof AdjournedGame) throw game.refusal;
    return game;
  }

  private adjourned(id: string): AdjournedGame {
    const game = this.game(id);
    if (game instanceof AdjournedGame) return game;
    throw new Refusal('not-now', 'The game is not adjourned');
  }

  private seat(id: string): Seat {
    const seat = this.game(id).seatOf(this.user);
    if (seat < 0) throw new Refusal('not-your-seat', 'You are watching this game, not playing it');
    return seat as Seat;
  }

  private async join(id: string): Promise<void> {
    if (!this.games.has(id) && this.games.size + this.tables.size >= MOST_GAMES)
      throw new Refusal('too-many', `One connection can be in ${MOST_GAMES} games`);
    const { rooms, games } = this.parts;
    const row = await games.byId(id);
    if (row?.status === 'closed' && row.invited !== null && row.user0 === this.user)
      throw new Refusal('no-such-game', 'Whoever you have invited would rather not play now');
    if (row === undefined || row.status === 'closed') throw new Refusal('no-such-game', 'There is no such game');
    if (row.status === 'open') {
      this.say({ t: 'table', game: id, table: tableView(row, this.user) });
      return this.waitFor(id);
    }
    if (!mayWatch(row, this.user)) throw new Refusal('not-your-seat', 'This game has no spectators');
    const game = await rooms.open(id);
    if (this.closed) return;
    this.games.set(id, game);
    await game.join(this);
    if (this.user !== null && game.seatOf(this.user) >= 0) this.parts.came(row, this.user);
    // Either may have been closed while this was on its way in.
    if (this.closed) await game.leave(this);
    else if (game.closed && this.games.get(id) === game) await this.join(id);
  }

  rejoin(id: string): void {
    this.games.delete(id);
    this.joinByItself(id);
  }

  private joinByItself(id: string): void {
    if (this.closed) return;
    this.join(id).catch((error) => {
      if (error instanceof Refusal) this.refuse(error.code, error.message, { t: 'join', game: id });
      else this.parts.log.error({ error, game: id }, 'a game could not be joined');
    });
  }

  /** At a table without a second player: joins by itself when the game begins. */
  private async waitFor(id: string): Promise<void> {
    if (this.tables.has(id)) return;
    const then = () => {
      this.tables.delete(id);
      this.joinByItself(id);
    };
    this.tables.set(id, then);
    this.parts.rooms.whenBegun(id, then);
    // Somebody may have sat down after we looked, and before we listened.
    if ((await this.parts.games.byId(id))?.status === 'open' || !this.tables.has(id)) return;
    this.parts.rooms.stopWaiting(id, then);
    then();
  }

  private async leave(id: string): Promise<void> {
    const then = this.tables.get(id);
    if (then !== undefined) this.parts.rooms.stopWaiting(id, then);
    this.tables.delete(id);
    const game = this.games.get(id);
    this.games.delete(id);
    await game?.leave(this);
  }

  private async answer(m: About<'answer'>): Promise<void> {
    const end = this.parts.metrics.latency.startTimer();
    await this.room(m.game).answer(this, m.n, m.answer);
    end();
  }

  private async why(m: About<'why'>): Promise<void> {
    const room = this.room(m.game);
    const seat = this.seat(m.game);
    // Not between trying an answer and writing it: what could not be written has never happened.
    const reason = await room.doesFor(seat, () => whyNotFor(room.recording.game, seat, m.action));
    this.say({ t: 'why', game: m.game, ask: m.ask, reason });
  }

  private async ask(m: About<'ask'>): Promise<void> {
    const room = this.room(m.game);
    const seat = this.seat(m.game);
    const answer = await room.doesFor(seat, () => answerTo(room.recording.game, seat, m.question, proposalFor));
    this.say({ t: 'answered', game: m.game, ask: m.ask, answer });
  }

  private concede(id: string): Promise<void> {
    const room = this.room(id);
    const seat = this.seat(id);
    return room.doesFor(seat, async () => {
      if (room.recording.over) throw new Refusal('out-of-turn', 'The game is over');
      while (!room.recording.over) if (await room.commit(systemEntry({ do: 'concede', seat, why: '' }), seat)) return;
    });
  }

  private async speak(m: About<'say'>): Promise<void> {
    const before = await this.parts.talk.say(this.room(m.game), this.user, this.address, m);
    if (before !== null) this.say({ t: 'said', game: m.game, line: before });
  }

  private async beCalled(): Promise<void> {
    this.wantsCalls = true;
    if (this.user === null) return;
    for (const call of await this.parts.rooms.callsOf(this.user)) this.say(call);
  }

  private async report(m: About<'report'>): Promise<void> {
    const from: Reporter = { user: this.user, address: this.address };
    const id = await this.parts.reportDesk.take(from, this.room(m.game), m.text, m.line ?? null);
    this.say({ t: 'reported', game: m.game, id });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const [id, then] of this.tables) this.parts.rooms.stopWaiting(id, then);
    this.tables.clear();
    const games = [...this.games.values()];
    this.games.clear();
    await Promise.all(games.map((game) => game.leave(this)));
  }
}

/** Why a seat cannot do something; null = it can. What a refusal says may name a card: only known cards are talked about. */
function whyNotFor(game: Game, seat: Seat, { verb, ...more }: About<'why'>['action']): Reason | null {
  const spots = [more.from, more.to].filter((s): s is number => s !== undefined && isCardSpot(s));
  const ids = [more.card ?? -1, ...(more.cards ?? []), ...spots];
  if (ids.some((id) => id >= game.state.cards.length)) throw new Refusal('malformed', 'There is no such card');
  if (ids.some((id) => id >= 0 && !knows(game, seat, id)))
    return { rule: 'R-4.28', text: 'You cannot do that with a card that is hidden from you' };
  return whyNot(game, seat, action(verb as Verb, more));
}

/** The message, or what is wrong with it. */
function parse(data: Buffer): ClientMessage | string {
  let value: unknown;
  try {
    value = JSON.parse(data.toString('utf8'));
  } catch {
    return 'This is not JSON';
  }
  const result = clientMessageSchema.safeParse(value);
  return result.success ? result.data : firstIssue(result.error);
}
