/**
 * A game in memory, with everybody who watches it here. All that happens to it happens one after the other, in `does`. An
 * answer is tried, written, and only then told; what could not be written never happened.
 */
import { deflateSync, inflateSync } from 'node:zlib';
import type { Decision, Seat, Viewer } from '@spaceline/engine';
import {
  type GameHeader,
  isSystemEntry,
  type Packed,
  type Position,
  parseSystemEntry,
  playedByText,
  positionHash,
  type Recording,
  rulesName,
  type ServerMessage,
} from '@spaceline/protocol';
import { headerOf } from '../database/records.ts';
import type { GameRow } from '../database/tables.ts';
import { VERSION } from '../rules-version.ts';
import { ticks } from '../ticks.ts';
import { Audience, VIEWERS, type Watcher } from './audience.ts';
import { isBot } from './bot-player.ts';
import { Calls } from './calls.ts';
import { Clock, type Times } from './clock.ts';
import { DrawOffer, drawMessage } from './draw.ts';
import { Driver } from './driver.ts';
import { keptTimes, timesOf } from './entry-row.ts';
import { Hold } from './hold.ts';
import type { Last, Scene } from './messages.ts';
import { type Done, type ReadGame, readGame } from './opening.ts';
import { Presence } from './presence.ts';
import { Refusal } from './refusal.ts';
import { SAVED, savedMessage, tellSaved } from './saving.ts';
import { Scribe } from './scribe.ts';
import { seatOf, seatViews } from './seats.ts';
import type { Setting } from './setting.ts';
import { askedIn, standingOf } from './standing.ts';
import { UndoWish } from './undo-wish.ts';

/** A position as it is kept in memory while a game rests: a twentieth of it. */
function small(position: Position): Packed {
  const packed = deflateSync(JSON.stringify(position), { level: 1 });
  return () => JSON.parse(inflateSync(packed).toString('utf8'));
}

/** How often a process that lost a race tries its answer again. */
const RACES = 5;
/** A position is kept at the start of a turn, when there are so many entries since the last. */
const BETWEEN_CHECKPOINTS = 24;

export class Room {
  recording!: Recording;
  clock!: Clock;
  private readonly record: Done[] = [];
  readonly undo = new UndoWish();
  readonly draw = new DrawOffer();
  readonly presence = new Presence();
  readonly audience = new Audience();
  readonly hold = new Hold();
  readonly driver: Driver;
  readonly scribe: Scribe;
  readonly calls: Calls;
  /** when something was last done, and when somebody was last here */
  lastAct = 0;
  lastUsed = ticks();
  /** the same by the clock on the wall, for lists */
  private usedAt = Date.now();
  /** its row in lists is out of date, and when it was not */
  stale = false;
  refreshedAt = 0;

  closed = false;
  /** other rules play it: nothing more is written here, and if it goes on it is opened anew */
  isTakenOver = false;
  stops: [string[], string[]] = [[], []];
  private tail: Promise<unknown> = Promise.resolve();
  /** where the last position was kept */
  private kept = { turn: 0, n: 0 };
  /** told to everybody who joins, until somebody acts */
  private notice: string | undefined;
  /** who is here has changed while somebody had to wait for news */
  private presenceUntold = false;

  private constructor(
    readonly setting: Setting,
    private stored: GameRow,
  ) {
    this.driver = new Driver(this);
    this.scribe = new Scribe(this);
    this.calls = new Calls(this);
  }

  /** A game that the rules of this server play, or have led to the end it had. */
  static async load(setting: Setting, row: GameRow, read: ReadGame): Promise<Room> {
    const room = new Room(setting, row);
    room.readStops();
    await room.open(read);
    return room;
  }

  /** its row in the database, as it was last read or written here */
  get row(): GameRow {
    return this.stored;
  }

  /** who did what, entry by entry */
  get done(): readonly Done[] {
    return this.record;
  }

  /** What the scribe has written stands. */
  wrote(done: readonly Done[]): void {
    this.record.push(...done);
  }

  /** Reads the row again, which something has changed. */
  async readRow(): Promise<GameRow | undefined> {
    const row = await this.setting.games.byId(this.id);
    if (row !== undefined) this.stored = row;
    return row;
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

  get header(): GameHeader {
    return headerOf(this.row);
  }

  /** a table of an event: it goes on whoever looks */
  attended = false;

  /** Is anybody looking, here or elsewhere? */
  get isWatched(): boolean {
    return this.attended || !this.audience.isEmpty || this.present.some(Boolean);
  }

  private get present(): [boolean, boolean] {
    return this.presence.with(this.audience.seats);
  }

  seatOf(user: string | null): Viewer {
    return seatOf(this.row, user);
  }

  /** Runs `work` when everything before it is done. */
  does<T>(work: () => Promise<T> | T): Promise<T> {
    const next = this.tail.then(work);
    this.tail = next.catch(() => {});
    return next;
  }

  /** The same for one viewer, once everything that was done so far may be known there. */
  async doesFor<T>(viewer: Viewer, work: () => Promise<T> | T): Promise<T> {
    for (;;) {
      const done = await this.does(async () => (this.hold.keepsFrom(viewer) ? null : { answer: await work() }));
      if (done !== null) return done.answer;
      await this.hold.over;
    }
  }

  // ----- opening and catching up

  private async open({ rows, played, isOurs, recording }: ReadGame): Promise<void> {
    if (recording === null) throw new Error('the record does not lead to where the game was left');
    this.recording = recording;
    this.record.splice(0, this.record.length, ...rows.map(({ entry, seat, auto }) => ({ entry, seat, auto })));
    const now = ticks();
    this.clock = Clock.fresh(this.row.clock_limit, this.row.away_limit, this.people, now);
    const times = keptTimes(this.row.clocks, rows);
    if (times !== null) this.clock.restore(times, now);
    this.clock.setPresent(this.present, now);
    this.clock.setStill(this.isSaved, now);
    this.kept = { turn: recording.game.state.turn.number, n: recording.n };
    if (!isOurs) {
      this.isTakenOver = true;
      const here = rulesName({ version: VERSION, rules: this.setting.rules });
      this.notice = `This game was played with ${playedByText(played)}. This server has ${here}, which leads to the same end.`;
    } else if (this.row.status === 'playing') await this.goOn();
    if (rows.length === 0 && this.row.hash === null) await this.keepStart();
    this.askedNow();
    if (recording.over && this.row.status !== 'over') await this.finish();
  }

  /** Where it began, until there is an entry that says where it stands. */
  private async keepStart(): Promise<void> {
    this.row.hash = positionHash(this.recording.game);
    await this.setting.games.set(this.id, { hash: this.row.hash });
  }

  /** It is no longer adjourned: its players have agreed, or its rules are back. */
  private async goOn(): Promise<void> {
    const { games, rules } = this.setting;
    if (this.row.adjourned_at === null && this.row.rules === rules) return;
    const change = {
      rules,
      adjourned_at: null,
      wish0: null,
      wish1: null,
      seen0: null,
      seen1: null,
      saved_at: null,
    };
    await games.set(this.id, change);
    Object.assign(this.row, change);
    await this.checkpoint();
  }

  /** Its players have saved it for later: nothing is done until both go on. */
  get isSaved(): boolean {
    return this.row.saved_at !== null;
  }

  get people(): [boolean, boolean] {
    return [!isBot(this.row.kind0), !isBot(this.row.kind1)];
  }

  private readStops(): void {
    this.stops = [JSON.parse(this.row.stops0), JSON.parse(this.row.stops1)];
  }

  /** Plays what other processes have written. */
  catchUp(): Promise<void> {
    return this.does(() => this.readOn());
  }

  async readOn(): Promise<void> {
    const from = this.recording.n;
    const rows = await this.setting.decisions.read(this.id, from);
    if (rows.length === 0) return;
    const anew = rows.some((r) => isSystemEntry(r.entry));
    const before = this.recording.game.decision;
    try {
      for (const { entry, seat, auto } of rows) {
        this.recording.apply(entry);
        this.record.push({ entry, seat, auto });
        if (this.hasOtherRules(entry)) this.isTakenOver = true;
      }
      this.askedNow();
      const last = rows[rows.length - 1];
      this.clock.restore(timesOf(last), ticks());
    } catch {
      await this.open(await readGame(this.setting, this.row));
    }
    // whoever is told of the end asks for what there is of a game that is over, and it is stored as that: also where another process ended it
    if (this.recording.over && !this.isTakenOver && this.row.status !== 'over') await this.keepUp();
    this.afterChange(before, anew);
    if (this.recording.over) this.driver.stop();
  }

  private hasOtherRules(entry: string): boolean {
    const e = isSystemEntry(entry) ? parseSystemEntry(entry) : null;
    return e?.do === 'rules' && e.rules !== this.setting.rules;
  }

  /** Is this still the game that is stored? */
  get isUpToDate(): boolean {
    if (this.row.status === 'over') return this.recording.over;
    return !this.isTakenOver && this.row.rules === this.setting.rules;
  }

  /** The row of the game was changed by another process. */
  async reread(): Promise<void> {
    const row = await this.setting.games.byId(this.id);
    if (row === undefined) return;
    await this.does(() => {
      const { rematch0, rematch1, next, saved_at, wish0, wish1 } = this.row;
      this.stored = row;
      this.readStops();
      if (row.rematch0 !== rematch0 || row.rematch1 !== rematch1 || row.next !== next) this.tellRematch();
      if (row.saved_at !== saved_at || row.wish0 !== wish0 || row.wish1 !== wish1) tellSaved(this);
    });
  }

  // ----- who is here

  join(watcher: Watcher): Promise<void> {
    return this.doesFor(this.seatOf(watcher.user), () => {
      const before = this.audience.seats;
      const viewer = this.seatOf(watcher.user);
      const away = viewer < 0 ? null : this.clock.countedAway(viewer as Seat, ticks());
      this.audience.add(watcher, viewer);
      this.clock.setPresent(this.present, ticks());
      this.audience.welcome(watcher, this.scene(), this.notice ?? this.cameBack(away));
      const { rematch0, rematch1, next } = this.row;
      if (rematch0 || rematch1 || next !== null) watcher.send(JSON.stringify(this.rematchMessage()));
      const saved = savedMessage(this);
      if (saved.saved || saved.asked.some(Boolean)) watcher.send(JSON.stringify(saved));
      if (this.draw.by !== null) watcher.send(JSON.stringify(drawMessage(this)));
      this.presenceChanged(before);
      return this.tellTalk(watcher, viewer);
    });
  }

  private async tellTalk(watcher: Watcher, viewer: Viewer): Promise<void> {
    const lines = await this.setting.talk.before(this, viewer);
    if (lines.length > 0) watcher.send(JSON.stringify({ t: 'talk', game: this.id, lines } satisfies ServerMessage));
  }

  /** What somebody is told who was waited for. `away` is what was left of the time for that. */
  private cameBack(away: number | null): string | undefined {
    if (away === null || this.recording.over) return undefined;
    const seconds = Math.round(away / 1000);
    const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    return `You were away while it was your move. Had you stayed away for another ${left}, the other player could have claimed the win.`;
  }

  leave(watcher: Watcher): Promise<void> {
    return this.does(() => {
      const before = this.audience.seats;
      this.audience.remove(watcher);
      this.presenceChanged(before);
    });
  }

  private presenceChanged(before: readonly [boolean, boolean]): void {
    const now = this.audience.seats;
    this.use();
    if (before[0] !== now[0] || before[1] !== now[1]) {
      // The clocks are kept, too: nobody gets time back by going away until the game is dropped from memory.
      if (this.row.clock_limit !== null && !this.recording.over) this.stale = true;
      this.publishPresence(!before[0] && !before[1]);
      this.tellPresence();
    }
    this.driver.schedule();
  }

  /** Tells the other processes who is here; `ask` = and asks who is there. */
  publishPresence(ask: boolean): void {
    const times = this.driver.isDriving ? this.clock.settle(ticks()) : null;
    this.setting.fanout.publish({ kind: 'presence', game: this.id, seats: this.audience.seats, ask, times });
  }

  /** Another process has told who is there, or has gone. `times` come from the process that watches the clocks. */
  presenceElsewhere(times: Times | null): Promise<void> {
    return this.does(() => {
      if (times !== null && !this.driver.isDriving) this.clock.restore(times, ticks());
      this.tellPresence();
      this.driver.schedule();
    });
  }

  tellPresence(): void {
    const now = ticks();
    this.clock.setPresent(this.present, now);
    // Whose clock runs would tell who was asked.
    const to = VIEWERS.filter((viewer) => !this.hold.keepsFrom(viewer));
    this.presenceUntold = to.length < VIEWERS.length;
    this.audience.send(
      { t: 'presence', game: this.id, seats: seatViews(this.row, this.present), clock: this.clock.view(now) },
      to,
    );
    this.calls.tell();
  }

  // ----- telling

  private scene(): Scene {
    return {
      id: this.id,
      format: this.row.format,
      game: this.recording.game,
      isStill: false,
      n: this.recording.n,
      names: this.names,
      seats: seatViews(this.row, this.present),
      clock: this.clock.view(ticks()),
      commitment: this.row.commitment,
      seed: this.row.seed,
      event: this.row.event,
      undo: this.undo.pending,
      last: [this.lastOf(0), this.lastOf(1)],
    };
  }

  /** A player's last answer that stands. */
  private lastOf(seat: Seat): Last {
    const { stands, entries } = this.recording;
    for (let i = stands.length - 1; i >= 0; i--) {
      const n = stands[i];
      if (this.done[n]?.seat === seat && this.done[n].auto === 0) return { n, answer: entries[n].replace(/^@\d /, '') };
    }
    return null;
  }

  rematchMessage(): ServerMessage {
    const { rematch0, rematch1, next } = this.row;
    return { t: 'rematch', game: this.id, next, asked: [rematch0 === 1, rematch1 === 1] };
  }

  tellRematch(): void {
    this.audience.send(this.rematchMessage());
  }

  // ----- acting

  /** A player's answer to question `n`. */
  answer(watcher: Watcher, n: number, text: string): Promise<void> {
    return this.doesFor(this.seatOf(watcher.user), async () => {
      const viewer = this.audience.viewerOf(watcher) ?? -1;
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
    if (this.isSaved) throw new Refusal('not-now', SAVED);
    const d = game.decisionFor(seat);
    if (d === null) throw new Refusal('out-of-turn', 'It is not your decision');
    const since = this.audience.askedSince(seat) ?? this.recording.n;
    if (n < since || n > this.recording.n) {
      const which = n < since ? 'has been answered' : 'is not open yet';
      throw new Refusal('out-of-turn', `Decision ${n} ${which}; yours is ${this.recording.n}`);
    }
    return d;
  }

  /** Adds an entry to the record: see Scribe. */
  commit(entry: string, by: Seat | -1): Promise<boolean> {
    return this.scribe.commit(entry, by);
  }

  private askedNow(): void {
    this.clock.setAsked(this.asked, ticks());
  }

  /** For whom the game waits. */
  get asked(): [boolean, boolean] {
    return askedIn(this.recording.game);
  }

  /** The record is longer: clocks, messages, lists, whose move is next. `before` is the question that was answered. */
  afterChange(before: Decision | null, anew: boolean, notice?: string): void {
    this.askedNow();
    this.notice = undefined;
    this.lastAct = ticks();
    this.use();
    this.stale = true;
    this.draw.by = null;
    const wish = this.undo.forget();
    if (wish !== null) {
      const { n, by } = wish;
      if (!anew) this.audience.send({ t: 'undo-refused', game: this.id, n, reason: 'The game has gone on.' }, [by]);
    }
    if (anew || this.recording.over) this.hold.release();
    else this.holdBack(before);
    const to = VIEWERS.filter((viewer) => !this.hold.keepsFrom(viewer));
    this.audience.tell(this.scene(), anew, notice, to);
    this.calls.tell();
    this.driver.schedule();
  }

  /** An act has been done: see Hold. */
  private holdBack(before: Decision | null): void {
    const { hide } = this.setting;
    // a bot answers at once, whatever it holds
    if (hide === null || !this.people.every(Boolean) || before?.kind !== 'action' || this.hold.keepsFrom(before.seat))
      return;
    if (this.hold.isOn) this.tellHeldBack();
    const wait = hide[0] + Math.random() * (hide[1] - hide[0]);
    this.hold.begin(before.seat, wait, () => {
      this.does(() => this.tellHeldBack()).catch((error) =>
        this.setting.log.error({ game: this.id, error }, 'not told'),
      );
    });
  }

  private tellHeldBack(): void {
    const to = VIEWERS.filter((viewer) => this.hold.keepsFrom(viewer));
    this.hold.release();
    this.audience.tell(this.scene(), false, undefined, to);
    if (this.presenceUntold) this.tellPresence();
    this.calls.tell();
  }

  /** What is written beside the record: a position at the start of each turn, and the end. */
  async keepUp(): Promise<void> {
    const { state } = this.recording.game;
    try {
      if (state.result !== null) await this.finish();
      else if (this.isCheckpointDue()) await this.checkpoint();
    } catch (error) {
      // All of this can be had again from the record.
      this.setting.log.warn({ game: this.id, error }, 'a position was not kept');
    }
  }

  private isCheckpointDue(): boolean {
    const { game, n } = this.recording;
    return game.state.turn.number !== this.kept.turn && n - this.kept.n >= BETWEEN_CHECKPOINTS;
  }

  private async checkpoint(): Promise<void> {
    this.kept = { turn: this.recording.game.state.turn.number, n: this.recording.n };
    await this.setting.checkpoints.keep(this.id, this.setting.rules, this.recording.position());
  }

  private async finish(): Promise<void> {
    const { game } = this.recording;
    const result = game.state.result!;
    const end = { status: 'over' as const, winner: result.winner, result: result.kind, hash: positionHash(game) };
    await this.setting.games.set(this.id, { ...end, ...this.summary() });
    Object.assign(this.row, end);
    this.setting.log.info(
      { game: this.id, winner: result.winner, by: result.kind, entries: this.recording.n },
      'game over',
    );
    this.stale = false;
    this.driver.stop();
  }

  /** Where it stands, for lists. */
  summary(): Pick<GameRow, 'points0' | 'points1' | 'turn' | 'asked' | 'clocks' | 'updated_at'> {
    return {
      ...standingOf(this.recording.game),
      clocks: JSON.stringify({ n: this.recording.n, ...this.clock.settle(ticks()) }),
      updated_at: this.usedAt,
    };
  }

  /** Nobody has done anything for a while: what can be had again goes until somebody does. */
  rest(): Promise<void> {
    return this.does(() => {
      if (!this.stale && !this.hold.isOn) this.recording.rest(small);
    });
  }

  /** Somebody is here, or was a moment ago. */
  use(): void {
    this.lastUsed = ticks();
    this.usedAt = Date.now();
  }

  refreshed(): void {
    this.stale = false;
    this.refreshedAt = ticks();
  }

  setStops(seat: Seat, windows: string[]): Promise<void> {
    return this.does(async () => {
      this.stops[seat] = windows;
      const stops = JSON.stringify(windows);
      await this.setting.games.set(this.id, seat === 0 ? { stops0: stops } : { stops1: stops });
      this.setting.fanout.publish({ kind: 'changed', game: this.id });
    });
  }

  /** No more moves from here. Waits for what is under way. */
  async close(): Promise<void> {
    this.closed = true;
    this.driver.close();
    this.hold.release();
    await this.tail;
  }
}
