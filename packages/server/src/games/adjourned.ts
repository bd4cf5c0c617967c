/**
 * A game that cannot be played here, because other rules play it than those of this server (docs/versions.md). It stands
 * still: nobody answers, no clock runs, no bot moves. Its players see where it stood, if our rules lead there, and may agree to
 * play on under them or to end it without a result. A finished game that our rules do not lead to is told of here, too.
 */
import { other, type Seat, scoreOf, type Viewer } from '@spaceline/engine';
import {
  type AdjournedMessage,
  type AdjournedWish,
  playedByText,
  positionHash,
  type RulesName,
  rulesName,
  systemEntry,
} from '@spaceline/protocol';
import type { GameRow } from '../database/tables.ts';
import { VERSION } from '../rules-version.ts';
import { ticks } from '../ticks.ts';
import { Audience, VIEWERS, type Watcher } from './audience.ts';
import { isBot } from './bot-player.ts';
import { Clock } from './clock.ts';
import { entryRow, keptTimes } from './entry-row.ts';
import type { Scene } from './messages.ts';
import type { ReadGame } from './opening.ts';
import { Presence } from './presence.ts';
import { Refusal } from './refusal.ts';
import { SEATS, seatOf, seatViews } from './seats.ts';
import type { Setting } from './setting.ts';

/** Whoever has not come to an adjourned game for so long does not keep the other from ending it. */
const LONG_AWAY = 24 * 3600 * 1000;

/** How a game ends that its players have ended without a result. */
export const NO_RESULT = 'no-result';

export class AdjournedGame {
  readonly audience = new Audience();
  readonly presence = new Presence();
  lastUsed = ticks();
  closed = false;
  private readonly clock: Clock;
  /** what its row said when it was read */
  private readonly rules: string;
  private tail: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly setting: Setting,
    public row: GameRow,
    private readonly read: ReadGame,
    /** to be called when it is adjourned no more */
    private readonly settled: () => void,
  ) {
    this.clock = Clock.fresh(row.clock_limit, row.away_limit, [true, true], ticks());
    this.rules = row.rules;
    const times = keptTimes(row.clocks, read.rows);
    if (times !== null) this.clock.restore(times, ticks());
  }

  static async load(setting: Setting, row: GameRow, read: ReadGame, settled: () => void): Promise<AdjournedGame> {
    const rules = read.played[read.played.length - 1].rules ?? row.rules;
    const isNew = row.status === 'playing' && row.adjourned_at === null;
    const change = { rules, adjourned_at: isNew ? Date.now() : row.adjourned_at };
    if (isNew || row.rules !== rules) await setting.games.set(row.id, change);
    const game = new AdjournedGame(setting, { ...row, ...change }, read, settled);
    if (isNew) {
      const { played } = game;
      setting.log.info({ game: row.id, played, canPlayOn: game.canPlayOn }, 'a game is adjourned');
    }
    // Both may have agreed just before a server ended.
    await game.settle();
    return game;
  }

  get id(): string {
    return this.row.id;
  }

  /** Is this still what its row speaks of? */
  get isUpToDate(): boolean {
    return this.isOver || this.row.rules === this.rules;
  }

  /** There is news of entries up to `n`: is one of them unknown here? */
  isBehind(n: number): boolean {
    return n > this.read.rows.length;
  }

  /** Why nothing else can be done with it. */
  get refusal(): Refusal {
    return new Refusal('adjourned', this.text());
  }

  private get played(): RulesName {
    return this.read.played[this.read.played.length - 1];
  }

  private get here(): RulesName {
    return { version: VERSION, rules: this.setting.rules };
  }

  private get isOver(): boolean {
    return this.row.status === 'over';
  }

  private get canPlayOn(): boolean {
    return !this.isOver && !this.read.isOurs && this.read.recording !== null;
  }

  private get present(): [boolean, boolean] {
    return this.presence.with(this.audience.seats);
  }

  seatOf(user: string | null): Viewer {
    return seatOf(this.row, user);
  }

  /** Runs `work` when everything before it is done. */
  private does<T>(work: () => Promise<T> | T): Promise<T> {
    const next = this.tail.then(work);
    this.tail = next.catch(() => {});
    return next;
  }

  // ----- who is here

  join(watcher: Watcher): Promise<void> {
    return this.does(async () => {
      const viewer = this.seatOf(watcher.user);
      const before = this.audience.seats;
      this.audience.add(watcher, viewer);
      const scene = this.scene();
      if (scene !== null) this.audience.welcome(watcher, scene, undefined);
      watcher.send(JSON.stringify(this.message(viewer)));
      await this.presenceChanged(before);
    });
  }

  leave(watcher: Watcher): Promise<void> {
    return this.does(async () => {
      const before = this.audience.seats;
      this.audience.remove(watcher);
      await this.presenceChanged(before);
    });
  }

  /** Somebody is here, or was a moment ago. */
  use(): void {
    this.lastUsed = ticks();
  }

  private async presenceChanged(before: readonly [boolean, boolean]): Promise<void> {
    const now = this.audience.seats;
    this.use();
    const changed = SEATS.filter((seat) => before[seat] !== now[seat]);
    if (changed.length === 0) return;
    if (!this.isOver) {
      const seen = Object.fromEntries(changed.map((seat) => [`seen${seat}`, Date.now()]));
      Object.assign(this.row, seen);
      await this.setting.games.set(this.id, seen);
    }
    this.publishPresence(!before[0] && !before[1]);
    this.tell();
  }

  /** Tells the other processes who is here; `ask` = and asks who is there. */
  publishPresence(ask: boolean): void {
    this.setting.fanout.publish({ kind: 'presence', game: this.id, seats: this.audience.seats, ask, times: null });
  }

  /** Another process has told who is there, or has gone. */
  presenceElsewhere(_times: unknown): Promise<void> {
    return this.does(() => this.tell());
  }

  /** The row of the game was changed by another process. */
  async reread(): Promise<void> {
    const row = await this.setting.games.byId(this.id);
    if (row === undefined) return;
    await this.does(() => {
      this.row = row;
      this.tell();
    });
  }

  // ----- what its players want

  /** A player says what should become of it. */
  wish(seat: Seat, wish: AdjournedWish): Promise<void> {
    return this.does(async () => {
      if (this.isOver) throw new Refusal('not-now', 'The game is over');
      if (wish === 'play-on' && !this.canPlayOn)
        throw new Refusal('not-now', 'The rules of this server do not lead to the position you left');
      await this.setting.games.set(this.id, { [`wish${seat}`]: this.stored(wish) });
      const row = await this.setting.games.byId(this.id);
      if (row === undefined) return;
      this.row = row;
      if (wish === 'end' && this.alone(seat) === 0) await this.end();
      else await this.settle();
      this.tell();
      this.setting.fanout.publish({ kind: 'changed', game: this.id });
    });
  }

  /** Whoever agrees to play on agrees to these rules, and not to those of a later server. */
  private stored(wish: AdjournedWish): string | null {
    return wish === 'play-on' ? `play-on ${this.setting.rules}` : wish;
  }

  private get wishes(): [AdjournedWish, AdjournedWish] {
    return SEATS.map((seat) => {
      const text = seat === 0 ? this.row.wish0 : this.row.wish1;
      return (['play-on', 'end'] as const).find((wish) => text === this.stored(wish)) ?? null;
    }) as [AdjournedWish, AdjournedWish];
  }

  private isPerson(seat: Seat): boolean {
    return !isBot(seat === 0 ? this.row.kind0 : this.row.kind1);
  }

  /** Do all who sit there want the same? A bot wants what the other player wants. */
  private agreedOn(wish: AdjournedWish): boolean {
    const people = SEATS.filter((seat) => this.isPerson(seat));
    return people.length > 0 && people.every((seat) => this.wishes[seat] === wish);
  }

  /** Milliseconds until this player may end it alone; null = only with the other, who is here or a bot. */
  private alone(seat: Seat): number | null {
    const { adjourned_at, seen0, seen1 } = this.row;
    const them = other(seat);
    if (!this.isPerson(seat) || !this.isPerson(them) || this.present[them] || adjourned_at === null) return null;
    const since = Math.max(adjourned_at, (them === 0 ? seen0 : seen1) ?? 0);
    return Math.max(0, since + LONG_AWAY - Date.now());
  }

  private async settle(): Promise<void> {
    if (this.isOver) return;
    if (this.canPlayOn && this.agreedOn('play-on')) await this.playOn();
    else if (this.agreedOn('end')) await this.end();
  }

  /** From here on it is a game of our rules. The entry says so, and whoever else would have written there does not. */
  private async playOn(): Promise<void> {
    const { decisions, log, rules } = this.setting;
    const { rows, recording } = this.read;
    const entry = systemEntry({ do: 'rules', version: VERSION, rules });
    const times = this.clock.settle(ticks());
    const row = entryRow(this.id, rows.length, { entry, seat: -1, auto: 0 }, times, positionHash(recording!.game));
    if (await decisions.append([row])) log.info({ game: this.id, played: this.played }, 'an adjourned game goes on');
    // Its row is brought up to date where it is opened: by what the record says, also after a crash at this very moment.
    this.settled();
  }

  private async end(): Promise<void> {
    const { games, log } = this.setting;
    const end = {
      status: 'over' as const,
      winner: -1,
      result: NO_RESULT,
      hash: this.read.hash,
      points0: this.points[0],
      points1: this.points[1],
      turn: this.turn,
      asked: -1,
      updated_at: Date.now(),
    };
    await games.set(this.id, end);
    Object.assign(this.row, end);
    log.info({ game: this.id, played: this.played }, 'an adjourned game was ended without a result');
  }

  // ----- telling

  private get points(): [number, number] {
    const game = this.read.recording?.game;
    return game === undefined ? [this.row.points0, this.row.points1] : [scoreOf(game, 0), scoreOf(game, 1)];
  }

  private get turn(): number {
    return this.read.recording?.game.state.turn.number ?? this.row.turn;
  }

  private text(): string {
    const { hash, isOurs, played, recording } = this.read;
    const own = rulesName(this.played);
    const by = `This game ${this.isOver ? 'was played' : 'began'} with ${playedByText(played)}.`;
    const here = `This server plays ${rulesName(this.here)}.`;
    if (this.row.result === NO_RESULT)
      return `${by} It was adjourned, and ended without a result. Its record can be replayed with ${own}.`;
    if (this.isOver)
      return `${by} ${here} That does not lead to the same end, so the game can be replayed with ${own} only.`;
    if (isOurs)
      return `${by} Its record does not lead to the position you left, so it is adjourned. You may end it without a result.`;
    const still = 'So it is adjourned: nothing is lost, the clocks stand still, and nobody can move.';
    const ways =
      recording !== null
        ? 'The present rules lead to exactly the position you left: if both players agree, it goes on under them. You may also end it without a result, or wait for a server with its own rules.'
        : `${hash === null ? 'It was not kept which position you left' : 'The present rules do not lead to the position you left'}, so it cannot go on under them. You may end it without a result and keep its record, or wait for a server with its own rules.`;
    return `${by} ${here} ${still} ${ways}`;
  }

  private message(viewer: Viewer): AdjournedMessage {
    const { row } = this;
    return {
      t: 'adjourned',
      game: this.id,
      format: row.format,
      seat: viewer,
      seats: seatViews(row, this.present),
      points: this.points,
      turn: this.turn,
      played: { version: this.played.version, rules: this.played.rules },
      here: this.here,
      text: this.text(),
      canPlayOn: this.canPlayOn,
      wishes: this.wishes,
      alone: this.isOver ? [null, null] : [this.alone(0), this.alone(1)],
      result: row.result === null ? null : { winner: row.winner ?? -1, kind: row.result },
    };
  }

  private tell(): void {
    for (const viewer of VIEWERS) this.audience.send(this.message(viewer), [viewer]);
  }

  /** The table as it was left, to look at while it is adjourned. */
  private scene(): Scene | null {
    const { recording } = this.read;
    if (recording === null || !this.canPlayOn) return null;
    return {
      id: this.id,
      format: this.row.format,
      game: recording.game,
      isStill: true,
      n: recording.n,
      names: [this.row.name0, this.row.name1],
      seats: seatViews(this.row, this.present),
      clock: this.clock.view(ticks()),
      commitment: this.row.commitment,
      seed: this.row.seed,
      event: this.row.event,
      undo: null,
      last: [null, null],
    };
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    this.closed = true;
    await this.tail;
  }
}
