/**
 * A game in memory, with everybody who watches it here. All that happens to it happens one after the other, in `does`. An
 * answer is tried, written, and only then told; what could not be written never happened.
 */
import { type Decision, type Header, IllegalAnswer, type Seat, type Viewer } from '@spaceline/engine';
import {
  autoPass,
  isSystemEntry,
  type Recording,
  type SeatView,
  type ServerMessage,
  systemEntry,
} from '@spaceline/protocol';
import type { DecisionRow, GameRow } from '../database/tables.ts';
import { rulesFor } from '../rules-version.ts';
import { BotPlayer, isBot } from './bot-player.ts';
import { Clock } from './clock.ts';
import { change, type Scene, type Sent, wholeGame } from './messages.ts';
import { type Done, openRecord } from './opening.ts';
import { Presence } from './presence.ts';
import { Refusal } from './refusal.ts';
import { engineReport } from './report.ts';
import type { Setting } from './setting.ts';
import { winnerOnCount } from './time-up.ts';

/** Somebody who looks at the game: a player or a spectator, over one connection. */
export interface Watcher {
  readonly user: string | null;
  send(message: string): void;
}

const SEATS: readonly Seat[] = [0, 1];
const VIEWERS: readonly Viewer[] = [0, 1, -1];
/** How often a process that lost a race tries its answer again. */
const RACES = 5;

export class Room {
  recording!: Recording;
  /** who did what, entry by entry */
  done: Done[] = [];
  pendingUndo: { n: number; by: Seat } | null = null;
  readonly presence = new Presence();
  /** when somebody was last here */
  lastUsed = Date.now();
  /** its row in lists is out of date */
  stale = false;

  private readonly watchers = new Map<Watcher, Viewer>();
  private readonly sent = new Map<Viewer, Sent>();
  private readonly bots: BotPlayer[];
  private clock!: Clock;
  private stops: [string[], string[]] = [[], []];
  private tail: Promise<unknown> = Promise.resolve();
  private driving = false;
  private closed = false;
  private timer: NodeJS.Timeout | undefined;
  private checkpointTurn = -1;
  private lastAct = 0;
  /** answers to the open question that made the engine fail */
  private failed: { n: number; answers: Set<string> } = { n: -1, answers: new Set() };

  private constructor(
    readonly setting: Setting,
    public row: GameRow,
  ) {
    this.bots = SEATS.filter((s) => isBot(this.kinds[s])).map((s) => new BotPlayer(this.kinds[s], s));
  }

  static async load(setting: Setting, row: GameRow): Promise<Room> {
    const room = new Room(setting, row);
    room.readStops();
    await room.open();
    return room;
  }

  get id(): string {
    return this.row.id;
  }

  get kinds(): [string, string] {
    return [this.row.kind0, this.row.kind1];
  }

  get names(): [string, string] {
    return [this.row.name0, this.row.name1];
  }

  get header(): Header {
    return JSON.parse(this.row.header!);
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  /** Does something need a process to drive it: a bot to play, a clock to watch? */
  get needsDriver(): boolean {
    return !this.driving && !this.recording.over && (this.bots.length > 0 || this.row.clock_limit !== null);
  }

  seatOf(user: string | null): Viewer {
    if (user === null) return -1;
    return user === this.row.user0 ? 0 : user === this.row.user1 ? 1 : -1;
  }

  /** Runs `work` when everything before it is done. */
  does<T>(work: () => Promise<T> | T): Promise<T> {
    const next = this.tail.then(work);
    this.tail = next.catch(() => {});
    return next;
  }

  // ----- opening and catching up

  private async open(): Promise<void> {
    const { decisions, checkpoints, games, rules, log } = this.setting;
    const rows = await decisions.read(this.id);
    const opened = openRecord(
      rulesFor(this.row.format),
      {
        header: this.header,
        done: rows,
        positions: await checkpoints.restored(this.id),
        checkpoints: await checkpoints.of(this.id),
        version: this.row.rules,
      },
      rules,
    );
    this.recording = opened.recording;
    this.done = rows.map(({ entry, seat, auto }) => ({ entry, seat, auto }));
    const now = Date.now();
    this.clock = Clock.fresh(this.row.clock_limit, this.row.away_limit, this.people, now);
    const last = rows[rows.length - 1];
    if (last !== undefined) this.clock.restore(timesOf(last), now);
    if (opened.mend.length > 0) {
      log.warn({ game: this.id, notice: opened.notice, entries: opened.mend.length }, 'a game was mended');
      if (opened.restored !== null) await checkpoints.restore(this.id, opened.restored);
      const start = rows.length;
      const written = await decisions.append(opened.mend.map((d, i) => this.decisionRow(start + i, d)));
      // Another process has mended it first.
      if (!written) return this.open();
      this.done.push(...opened.mend);
    }
    if (this.row.rules !== rules) {
      await games.set(this.id, { rules });
      await checkpoints.drop(this.id);
      this.row.rules = rules;
      await this.checkpoint();
    }
    this.notice = opened.notice;
    this.checkpointTurn = this.recording.game.state.turn.number;
    this.askedNow();
    if (this.recording.over && this.row.status !== 'over') await this.finish();
  }

  /** told to everybody who joins from now on, until somebody acts */
  private notice: string | null = null;

  private get people(): [boolean, boolean] {
    return [!isBot(this.row.kind0), !isBot(this.row.kind1)];
  }

  private readStops(): void {
    this.stops = [JSON.parse(this.row.stops0), JSON.parse(this.row.stops1)];
  }

  /** Plays what other processes have written. */
  catchUp(): Promise<void> {
    return this.does(() => this.readOn());
  }

  private async readOn(): Promise<void> {
    const from = this.recording.n;
    const rows = await this.setting.decisions.read(this.id, from);
    if (rows.length === 0) return;
    const anew = rows.some((r) => isSystemEntry(r.entry));
    try {
      for (const { entry, seat, auto } of rows) {
        this.recording.apply(entry);
        this.done.push({ entry, seat, auto });
      }
      const last = rows[rows.length - 1];
      this.clock.restore(timesOf(last), Math.min(last.at, Date.now()));
    } catch {
      await this.open();
    }
    this.afterChange(anew);
  }

  /** The row of the game was changed by another process. */
  async reread(): Promise<void> {
    const row = await this.setting.games.byId(this.id);
    if (row === undefined) return;
    await this.does(() => {
      const news = row.rematch0 !== this.row.rematch0 || row.rematch1 !== this.row.rematch1 || row.next !== this.row.next;
      this.row = row;
      this.readStops();
      if (news) this.tellRematch();
    });
  }

  // ----- who is here

  join(watcher: Watcher): Promise<void> {
    return this.does(() => {
      const viewer = this.seatOf(watcher.user);
      const before = this.here;
      this.watchers.set(watcher, viewer);
      this.lastUsed = Date.now();
      this.presenceChanged(before);
      const { message, sent } = wholeGame(this.scene(), viewer, this.notice ?? undefined);
      const known = this.sent.get(viewer);
      this.sent.set(viewer, { ...sent, since: known?.question === sent.question ? known.since : sent.since });
      watcher.send(JSON.stringify(message));
      if (this.row.rematch0 || this.row.rematch1 || this.row.next !== null) watcher.send(JSON.stringify(this.rematchMessage()));
      this.schedule();
    });
  }

  leave(watcher: Watcher): Promise<void> {
    return this.does(() => {
      const viewer = this.watchers.get(watcher);
      if (viewer === undefined) return;
      const before = this.here;
      this.watchers.delete(watcher);
      if (![...this.watchers.values()].includes(viewer)) this.sent.delete(viewer);
      this.lastUsed = Date.now();
      this.presenceChanged(before);
      this.schedule();
    });
  }

  has(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
  }

  /** Which seats are connected to this process. */
  get here(): [boolean, boolean] {
    const seats = [...this.watchers.values()];
    return [seats.includes(0), seats.includes(1)];
  }

  private presenceChanged(before: readonly [boolean, boolean]): void {
    const now = this.here;
    if (before[0] === now[0] && before[1] === now[1]) return;
    this.setting.fanout.publish({ kind: 'presence', game: this.id, seats: now, ask: !before[0] && !before[1] });
    this.tellPresence();
  }

  /** Another process has told who is there, or has gone. */
  presenceElsewhere(): Promise<void> {
    return this.does(() => {
      this.tellPresence();
      this.schedule();
    });
  }

  private tellPresence(): void {
    const now = Date.now();
    this.clock.setPresent(this.presence.with(this.here), now);
    this.send({ t: 'presence', game: this.id, seats: this.seats(), clock: this.clock.view(now) });
  }

  private seats(): [SeatView, SeatView] {
    const present = this.presence.with(this.here);
    return SEATS.map((s) => ({
      name: this.names[s],
      deck: s === 0 ? this.row.deck0 : this.row.deck1,
      kind: this.kinds[s],
      connected: isBot(this.kinds[s]) || present[s],
    })) as [SeatView, SeatView];
  }

  // ----- telling

  private scene(): Scene {
    return {
      id: this.id,
      format: this.row.format,
      game: this.recording.game,
      n: this.recording.n,
      names: this.names,
      seats: this.seats(),
      clock: this.clock.view(Date.now()),
      commitment: this.row.commitment,
      seed: this.row.seed,
      undo: this.pendingUndo,
      undoable: [this.undoable(0), this.undoable(1)],
    };
  }

  private undoable(seat: Seat): number | null {
    const { stands, over } = this.recording;
    if (over) return null;
    for (let i = stands.length - 1; i >= 0; i--) {
      const { seat: by, auto } = this.done[stands[i]] ?? { seat: -1, auto: 0 };
      if (by === seat && auto === 0) return stands[i];
    }
    return null;
  }

  send(message: ServerMessage, to: readonly Viewer[] = VIEWERS): void {
    const text = JSON.stringify(message);
    for (const [watcher, viewer] of this.watchers) if (to.includes(viewer)) watcher.send(text);
  }

  /** Tells everybody where the game stands: the whole of it after something was taken back. */
  private tell(anew: boolean, notice?: string): void {
    const scene = this.scene();
    for (const viewer of VIEWERS) {
      const before = this.sent.get(viewer);
      if (before === undefined) continue;
      const { message, sent } = anew ? wholeGame(scene, viewer, notice) : change(scene, viewer, before);
      this.sent.set(viewer, sent);
      this.send(message, [viewer]);
    }
  }

  rematchMessage(): ServerMessage {
    const { rematch0, rematch1, next } = this.row;
    return { t: 'rematch', game: this.id, next, asked: [rematch0 === 1, rematch1 === 1] };
  }

  tellRematch(): void {
    this.send(this.rematchMessage());
  }

  // ----- acting

  /** A player's answer to question `n`. */
  answer(watcher: Watcher, n: number, text: string): Promise<void> {
    return this.does(async () => {
      const viewer = this.watchers.get(watcher) ?? -1;
      if (viewer < 0) throw new Refusal('not-your-seat', 'You are watching this game, not playing it');
      const seat = viewer as Seat;
      if (text.startsWith('@') || text.startsWith('!')) throw new Refusal('not-offered', `"${text}" was not offered`);
      for (let race = 0; race < RACES; race++) {
        const d = this.openQuestion(seat, n);
        const entry = d.seat === this.recording.game.decision!.seat ? text : `@${seat} ${text}`;
        if (await this.commit(entry, seat)) return;
      }
      throw new Refusal('out-of-turn', 'The game has moved on; look again');
    });
  }

  private openQuestion(seat: Seat, n: number): Decision {
    const { over, game } = this.recording;
    if (over) throw new Refusal('out-of-turn', 'The game is over');
    const d = game.decisionFor(seat);
    if (d === null) throw new Refusal('out-of-turn', 'It is not your decision');
    const since = this.sent.get(seat)?.since ?? this.recording.n;
    if (n < since || n > this.recording.n) {
      const which = n < since ? 'has been answered' : 'is not open yet';
      throw new Refusal('out-of-turn', `Decision ${n} ${which}; yours is ${this.recording.n}`);
    }
    return d;
  }

  /**
   * Adds an entry to the record, with the passes that follow by themselves. False when another process was quicker: then the
   * game has moved on, and nothing of ours has happened.
   */
  async commit(entry: string, by: Seat | -1): Promise<boolean> {
    const { recording } = this;
    const start = recording.n;
    const before = recording.game.decision;
    const done = this.tryOut(entry, by);
    const rows = done.map((d, i) => this.decisionRow(start + i, d));
    let written: boolean;
    try {
      written = await this.setting.decisions.append(rows);
    } catch (error) {
      recording.rollBack(start);
      this.setting.log.error({ game: this.id, error }, 'a decision could not be written');
      throw new Refusal('engine', 'The server could not store this; nothing has changed. Please try again');
    }
    if (!written) {
      recording.rollBack(start);
      await this.readOn();
      return false;
    }
    this.done.push(...done);
    const who = by < 0 ? 'server' : isBot(this.kinds[by]) ? 'bot' : 'person';
    this.setting.metrics.decisions.inc({ by: who }, rows.length);
    await this.hide(before);
    const back = /^!(undo|restore)/.test(entry);
    const notice = back && by >= 0 ? `${this.names[by as Seat]} took back a move.` : undefined;
    this.afterChange(back, notice);
    await this.keepUp();
    return true;
  }

  /** Plays the entry, and what passes by itself after it, in memory; answers what there is to write. */
  private tryOut(entry: string, by: Seat | -1): Done[] {
    const { recording } = this;
    const start = recording.n;
    const done: Done[] = [];
    let next: Done | null = { entry, seat: by, auto: 0 };
    while (next !== null) {
      const trying: Done = next;
      try {
        done.push({ ...trying, entry: recording.apply(trying.entry) });
      } catch (error) {
        if (error instanceof IllegalAnswer && done.length === 0)
          throw new Refusal('not-offered', error.reason.text, error.reason.rule);
        recording.rollBack(start + done.length);
        this.engineFailed(trying.entry, error);
        if (done.length === 0)
          throw new Refusal('engine', 'The rules engine failed at this answer. The game stands where it was; a report was stored');
        return done;
      }
      next = this.passByItself();
    }
    return done;
  }

  private passByItself(): Done | null {
    const { game, over } = this.recording;
    if (over || game.decision === null) return null;
    for (const d of [game.decision, game.decision.also]) {
      if (d === undefined || isBot(this.kinds[d.seat]) || this.hasFailed(d.seat)) continue;
      const pass = autoPass(d, this.stops[d.seat]);
      if (pass !== null)
        return { entry: d === game.decision ? pass.key : `@${d.seat} ${pass.key}`, seat: d.seat, auto: 1 };
    }
    return null;
  }

  private hasFailed(_seat: Seat): boolean {
    return this.failed.n === this.recording.n;
  }

  private engineFailed(entry: string, error: unknown): void {
    const { setting, recording } = this;
    if (this.failed.n !== recording.n) this.failed = { n: recording.n, answers: new Set() };
    this.failed.answers.add(entry);
    setting.metrics.engineErrors.inc();
    setting.log.error({ game: this.id, n: recording.n, entry, error }, 'the engine failed');
    const report = engineReport(this, entry, error);
    setting.reports.add(report).catch((e) => setting.log.error({ game: this.id, error: e }, 'a report was lost'));
    this.send({
      t: 'error',
      code: 'engine',
      text: `The rules engine failed, and the game stands where it was before. A report was stored (${report.id}).`,
      rule: null,
      game: this.id,
    });
  }

  private decisionRow(number: number, d: Done): DecisionRow {
    const now = Date.now();
    const { left, away } = this.clock.settle(now);
    return {
      game: this.id,
      number,
      entry: d.entry,
      seat: d.seat,
      auto: d.auto,
      at: now,
      left0: Math.round(left[0]),
      left1: Math.round(left[1]),
      away0: Math.round(away[0]),
      away1: Math.round(away[1]),
    };
  }

  /** An act that nobody could answer is told a moment later, so that it looks like one that somebody could. */
  private async hide(before: Decision | null): Promise<void> {
    const { hide } = this.setting;
    if (hide === null || before?.kind !== 'action') return;
    const now = this.recording.game.decision;
    if (now !== null && now.seat !== before.seat) return;
    await new Promise((r) => setTimeout(r, hide[0] + Math.random() * (hide[1] - hide[0])));
  }

  private askedNow(): void {
    const { game, over } = this.recording;
    const asked = (seat: Seat) => !over && game.decisionFor(seat) !== null;
    this.clock.setAsked([asked(0), asked(1)], Date.now());
  }

  /** The record is longer: clocks, messages, lists, whose move is next. */
  private afterChange(anew: boolean, notice?: string): void {
    this.askedNow();
    this.notice = null;
    this.lastAct = Date.now();
    this.lastUsed = this.lastAct;
    this.stale = true;
    if (this.pendingUndo !== null) {
      const { n, by } = this.pendingUndo;
      this.pendingUndo = null;
      if (!anew) this.send({ t: 'undo-refused', game: this.id, n, reason: 'The game has gone on.' }, [by]);
    }
    this.tell(anew, notice);
    this.schedule();
  }

  /** What is written beside the record: a position at the start of each turn, and the end. */
  private async keepUp(): Promise<void> {
    const { state } = this.recording.game;
    try {
      if (state.result !== null) await this.finish();
      else if (state.turn.number !== this.checkpointTurn) await this.checkpoint();
    } catch (error) {
      // All of this can be had again from the record.
      this.setting.log.warn({ game: this.id, error }, 'a position was not kept');
    }
  }

  private async checkpoint(): Promise<void> {
    this.checkpointTurn = this.recording.game.state.turn.number;
    await this.setting.checkpoints.keep(this.id, this.setting.rules, this.recording.position());
  }

  private async finish(): Promise<void> {
    const { game } = this.recording;
    const result = game.state.result!;
    const end = { status: 'over' as const, winner: result.winner, result: result.kind, hash: game.hash() };
    await this.setting.games.set(this.id, { ...end, ...this.summary() });
    Object.assign(this.row, end);
    this.stale = false;
    this.setting.fanout.release(this.id);
    this.driving = false;
  }

  /** Where it stands, for lists. */
  summary(): Pick<GameRow, 'points0' | 'points1' | 'turn' | 'asked' | 'updated_at'> {
    const { game, over } = this.recording;
    const { players, turn } = game.state;
    const asked = over || game.decision === null ? -1 : game.decision.also ? 2 : game.decision.seat;
    return {
      points0: players[0].score,
      points1: players[1].score,
      turn: turn.number,
      asked,
      updated_at: Math.round(this.lastUsed),
    };
  }

  setStops(seat: Seat, windows: string[]): Promise<void> {
    return this.does(async () => {
      this.stops[seat] = windows;
      const stops = JSON.stringify(windows);
      await this.setting.games.set(this.id, seat === 0 ? { stops0: stops } : { stops1: stops });
      this.setting.fanout.publish({ kind: 'changed', game: this.id });
    });
  }

  // ----- driving: bots and clocks

  /** Becomes the process that plays this game's bots and watches its clocks, if nobody else is. */
  async drive(): Promise<void> {
    if (!this.needsDriver || this.closed) return;
    if (!(await this.setting.fanout.claim(this.id)) || this.closed) return;
    this.driving = true;
    await this.does(() => this.schedule());
  }

  /** The claim is lost, or is to be asked for again. */
  stopDriving(): void {
    this.driving = false;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.driving || this.closed || this.recording.over) return;
    const waits: number[] = [];
    if (this.botToMove() !== null && !this.isEmptyEverywhere()) waits.push(this.botWait());
    const expiry = this.clock.next(Date.now());
    if (expiry !== null) waits.push(Math.max(0, expiry.in));
    if (waits.length === 0) return;
    this.timer = setTimeout(() => {
      this.does(() => this.driveOn()).catch((error) => {
        if (!(error instanceof Refusal)) this.setting.log.error({ game: this.id, error }, 'driving a game failed');
      });
    }, Math.min(...waits));
  }

  /** Bots wait for somebody to watch them. */
  private isEmptyEverywhere(): boolean {
    const [a, b] = this.presence.with(this.here);
    return this.watchers.size === 0 && !a && !b;
  }

  private botWait(): number {
    const { pace } = this.setting;
    const { kind } = this.botToMove()!.decision;
    // Laying out thirty seed cards is no spectacle, and a response should not keep the other player waiting.
    const wait = kind === 'seed' ? pace / 4 : kind === 'response' ? 0 : pace;
    return Math.max(0, this.lastAct + wait - Date.now());
  }

  private botToMove(): { bot: BotPlayer; decision: Decision } | null {
    for (const bot of this.bots) {
      const decision = this.recording.over ? null : this.recording.game.decisionFor(bot.seat);
      if (decision !== null) return { bot, decision };
    }
    return null;
  }

  private async driveOn(): Promise<void> {
    if (this.closed || this.recording.over || !this.driving) return;
    const expiry = this.clock.next(Date.now());
    if (expiry !== null && expiry.in <= 0) {
      const { seat, what } = expiry;
      const ahead = what === 'time' && winnerOnCount(this.recording.game) === seat;
      // Nobody wins by running out of the own time.
      const entry =
        what === 'time' && !ahead ? systemEntry({ do: 'time-up' }) : systemEntry({ do: 'concede', seat, why: what });
      await this.commit(entry, -1);
      return;
    }
    const move = this.botToMove();
    if (move === null || this.botWait() > 0) return this.schedule();
    const not = this.failed.n === this.recording.n ? this.failed.answers : new Set<string>();
    const entry = move.bot.answer(this.recording.game, move.decision, not);
    if (entry === null) return;
    try {
      await this.commit(entry, move.bot.seat);
    } catch (error) {
      this.schedule();
      throw error;
    }
  }

  /** No more moves from here. Waits for what is under way. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.tail;
    if (this.driving) this.setting.fanout.release(this.id);
    this.driving = false;
  }
}

function timesOf(row: DecisionRow): { left: [number, number]; away: [number, number] } {
  return { left: [row.left0, row.left1], away: [row.away0, row.away1] };
}

