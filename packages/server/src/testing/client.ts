/** A player without a browser, for tests: the lobby by HTTP, the game by WebSocket. */
import type { View } from '@spaceline/engine';
import {
  type AdjournedMessage,
  applyPatch,
  type ClientMessage,
  type DecisionView,
  type GameMessage,
  type GameSummary,
  readOption,
  type ServerMessage,
  type TableView,
  type UpdateMessage,
  wholeUpdate,
} from '@spaceline/protocol';
import WebSocket from 'ws';

const PATIENCE = 30_000;

/** What the API answered. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
export type Reply = { status: number; body: any; headers: Headers };

export class Client {
  cookie = '';

  constructor(
    public url: string,
    readonly name: string,
  ) {}

  static async guest(url: string, name: string): Promise<Client> {
    const client = new Client(url, name);
    await client.ok('POST', '/session', { name });
    return client;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().map((c) => c.split(';')[0]);
    if (set.length > 0) this.cookie = set[0];
    return { status: response.status, body: await response.json().catch(() => null), headers: response.headers };
  }

  async ok(method: string, path: string, body?: unknown): Promise<Reply['body']> {
    const reply = await this.call(method, path, body);
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  async playBot(more: object = {}): Promise<GameSummary> {
    return (await this.ok('POST', '/games', { format: 'warp-speed', deck: 'kazon', ...more })).game;
  }

  async openTable(more: object = {}): Promise<TableView> {
    return (await this.ok('POST', '/tables', { format: 'warp-speed', deck: 'kazon', ...more })).table;
  }

  async joinTable(id: string, deck = 'federation'): Promise<GameSummary> {
    return (await this.ok('POST', `/tables/${id}/join`, { deck })).game;
  }

  connect(headers: Record<string, string> = {}): Promise<Wire> {
    return Wire.open(this.url, { ...(this.cookie !== '' && { cookie: this.cookie }), ...headers });
  }

  /** A connection that has joined this game. */
  async at(id: string): Promise<Wire> {
    const wire = await this.connect();
    wire.send({ t: 'join', game: id });
    await wire.until(() => wire.game !== null || wire.adjourned !== null);
    return wire;
  }
}

/** One WebSocket and what came over it. */
export class Wire {
  /** everything that came, as it came */
  readonly raw: string[] = [];
  readonly messages: ServerMessage[] = [];
  game: (GameMessage & { view: View }) | null = null;
  /** while the game stands still */
  adjourned: AdjournedMessage | null = null;
  closed: { code: number; reason: string } | null = null;
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.receive(data.toString()));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.wake();
    });
    socket.on('error', () => {});
  }

  static async open(url: string, headers: Record<string, string>): Promise<Wire> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
    const wire = new Wire(socket);
    await new Promise<void>((done, fail) => {
      socket.once('open', done);
      socket.once('error', fail);
    });
    await wire.until(() => wire.messages.length > 0);
    return wire;
  }

  private receive(text: string): void {
    this.raw.push(text);
    const m = JSON.parse(text) as ServerMessage;
    this.messages.push(m);
    if (m.t === 'game') {
      this.game = m;
      this.adjourned = null;
    }
    if (m.t === 'adjourned') this.adjourned = m;
    if (m.t === 'update' && this.game !== null) this.change(this.game, m);
    this.wake();
  }

  private change(game: GameMessage, m: UpdateMessage): void {
    const { patch, t: _, log, ...rest } = wholeUpdate(m, game.clock);
    this.game = { ...game, ...rest, view: applyPatch(game.view, patch), log: [...game.log, ...log] };
  }

  private wake(): void {
    for (const check of this.waiting) check();
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Waits until something holds; what does not come in time is an error. */
  until(holds: () => boolean, patience = PATIENCE): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((done, fail) => {
      const check = () => {
        if (!holds() && this.closed === null) return;
        clearTimeout(timer);
        this.waiting.delete(check);
        if (holds()) done();
        else fail(new Error(`the connection was closed: ${this.closed!.code} ${this.closed!.reason}`));
      };
      const timer = setTimeout(() => {
        this.waiting.delete(check);
        fail(
          new Error(`it did not come: ${holds}; the last message was ${this.raw[this.raw.length - 1]?.slice(0, 300)}`),
        );
      }, patience);
      this.waiting.add(check);
    });
  }

  /** The next message of a kind, from now on. */
  async next<T extends ServerMessage['t']>(t: T, patience = PATIENCE): Promise<Extract<ServerMessage, { t: T }>> {
    const from = this.messages.length;
    await this.until(() => this.messages.slice(from).some((m) => m.t === t), patience);
    return this.messages.slice(from).find((m) => m.t === t) as Extract<ServerMessage, { t: T }>;
  }

  get decision(): DecisionView | null {
    return this.game?.decision ?? null;
  }

  get isOver(): boolean {
    return this.game?.view.result != null;
  }

  answer(answer: string, n = this.decision!.n): void {
    this.send({ t: 'answer', game: this.game!.game, n, answer });
  }

  /** Answers, and waits until that has been taken or refused. */
  async play(answer: string): Promise<void> {
    const { n } = this.decision!;
    const from = this.messages.length;
    this.answer(answer, n);
    const isTaken = () => this.isOver || (this.game!.last?.n ?? -1) >= n;
    await this.until(() => isTaken() || this.messages.slice(from).some((m) => m.t === 'error'));
  }

  close(): void {
    this.socket.close();
  }
}

/** Any answer that leads on: `pick` chooses a number below n. A group may be refused as a whole, so there is more than one to try. */
export function anyAnswer(d: DecisionView, pick: (n: number) => number): string {
  const onward = d.options.map(readOption).filter((o) => o.verb !== 'take-back' || d.options.length === 1);
  const option = onward[pick(onward.length)];
  if (option.group === null) return option.key;
  const pool = option.group.slice();
  const size = option.min + pick(option.max - option.min + 1);
  const cards = Array.from({ length: size }, () => pool.splice(pick(pool.length), 1)[0]);
  return `${option.key}:${cards.join(',')}`;
}

/** Plays for one seat until the game is over, or `enough` says stop. */
export async function playOn(wire: Wire, pick: (n: number) => number, enough = () => false): Promise<void> {
  const isAsked = () => wire.decision?.options.some((o) => readOption(o).verb !== 'take-back') === true;
  while (!wire.isOver && !enough()) {
    await wire.until(() => isAsked() || wire.isOver || enough());
    if (wire.decision === null || !isAsked() || enough()) continue;
    await wire.play(anyAnswer(wire.decision, pick));
  }
}
