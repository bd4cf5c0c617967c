/** What happens in a game without a player asking for it: bots play, and clocks run out. One process drives a game. */
import type { Decision, Seat } from '@spaceline/engine';
import { isWaitedFor, systemEntry } from '@spaceline/protocol';
import { ticks } from '../ticks.ts';
import { BotPlayer, isBot } from './bot-player.ts';
import type { Expiry } from './clock.ts';
import { Refusal } from './refusal.ts';
import type { Room } from './room.ts';
import { winnerOnCount } from './time-up.ts';

/** After so many answers at which the engine failed a bot stops trying. */
const BOT_TRIES = 4;
/** After so many milliseconds a process looks again whether the game is still its own. */
const SURE_AGAIN = 500;

export class Driver {
  private readonly bots: BotPlayer[];
  private timer: NodeJS.Timeout | undefined;
  private driving = false;
  private closed = false;
  /** what a bot is thinking about, and how to make it stop */
  private thought: { n: number; stop: AbortController } | null = null;

  constructor(private readonly room: Room) {
    const seats: readonly Seat[] = [0, 1];
    const { thinkers } = room.setting;
    this.bots = seats
      .filter((s) => isBot(room.kinds[s]))
      .map((s) => new BotPlayer(room.kinds[s], s, thinkers.has(room.kinds[s])));
  }

  get isDriving(): boolean {
    return this.driving;
  }

  /** Becomes the driver, if the game needs one and no other process is. */
  async claim(): Promise<void> {
    const { room } = this;
    const needed = !room.recording.over && (this.bots.length > 0 || room.row.clock_limit !== null);
    if (this.driving || this.closed || !needed) return;
    if (!(await room.setting.fanout.claim(room.id)) || this.closed) return;
    this.driving = true;
    await room.does(() => this.schedule());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stopThinking();
    if (this.driving) this.room.setting.fanout.release(this.room.id);
    this.driving = false;
  }

  /** The claim went with the connection that held it. */
  lost(): void {
    clearTimeout(this.timer);
    this.driving = false;
  }

  close(): void {
    this.closed = true;
    this.stop();
  }

  private stopThinking(): void {
    this.thought?.stop.abort();
    this.thought = null;
  }

  /** Sets the alarm for whatever comes next. */
  schedule(): void {
    clearTimeout(this.timer);
    const { room } = this;
    if (this.thought !== null && this.thought.n !== room.recording.n) this.stopThinking();
    if (!this.driving || room.recording.over) return;
    const waits: number[] = [];
    // Bots wait for somebody to watch them.
    if (this.thought === null && this.botToMove() !== null && room.isWatched) waits.push(this.botWait());
    const expiry = room.clock.next(ticks());
    if (expiry !== null) waits.push(Math.max(0, expiry.in));
    if (waits.length === 0) return;
    this.timer = setTimeout(() => this.wake(), Math.min(...waits, 2 ** 31 - 1));
  }

  private wake(): void {
    const { room } = this;
    room
      .does(() => this.act())
      .catch((error) => {
        if (!(error instanceof Refusal)) room.setting.log.error({ game: room.id, error }, 'driving a game failed');
      });
  }

  private botToMove(): { bot: BotPlayer; decision: Decision } | null {
    const { over, game } = this.room.recording;
    for (const bot of this.bots) {
      const decision = over ? null : game.decisionFor(bot.seat);
      if (decision !== null && isWaitedFor(decision)) return { bot, decision };
    }
    return null;
  }

  private botWait(): number {
    const { pace } = this.room.setting;
    const { kind } = this.botToMove()!.decision;
    // Laying out seed cards is no spectacle, and a response should not keep the other player waiting.
    const wait = kind === 'seed' ? pace / 4 : kind === 'response' ? 0 : pace;
    return Math.max(0, this.room.lastAct + wait - ticks());
  }

  private async act(): Promise<void> {
    const { room } = this;
    if (!this.driving || room.recording.over) return;
    // Whoever was not there for so long does not know what has become of the clocks: another may drive by now.
    if (!room.setting.fanout.isHeld) {
      this.timer = setTimeout(() => this.wake(), SURE_AGAIN);
      return;
    }
    const expiry = room.clock.next(ticks());
    if (expiry !== null && expiry.in <= 0) {
      await room.commit(this.outOfTime(expiry), -1);
      return;
    }
    const move = this.botToMove();
    if (move === null || this.botWait() > 0) {
      this.schedule();
      return;
    }
    const failed = room.scribe.failedAnswers();
    if (move.bot.isThinker && failed.size === 0) {
      if (this.thought === null) this.think(move.bot);
      return;
    }
    const entry = failed.size < BOT_TRIES ? move.bot.answer(room.recording.game, move.decision, failed) : null;
    if (entry === null) return this.giveUp(move.bot);
    await this.enter(entry, move.bot);
  }

  private async enter(entry: string, { seat }: BotPlayer): Promise<void> {
    try {
      await this.room.commit(entry, seat);
    } catch (error) {
      this.schedule();
      throw error;
    }
  }

  /** Asks a thread; meanwhile the table goes on: a player may take a move back, or concede. */
  private think(bot: BotPlayer): void {
    const { room } = this;
    const { n, entries, record } = room.recording;
    const stop = new AbortController();
    const thought = { n, stop };
    this.thought = thought;
    const { kind, seat, secret } = bot;
    const { header, positions = {} } = record;
    const question = {
      game: room.id,
      format: room.row.format,
      header,
      positions,
      entries,
      seat,
      bot: kind,
      dice: secret,
    };
    room.setting
      .think(question, room.row.user0 ?? room.row.user1 ?? room.id, stop.signal)
      .catch((error) => {
        if (!stop.signal.aborted) room.setting.log.warn({ game: room.id, error }, 'a bot could not think');
        return null;
      })
      .then((entry) => room.does(() => this.thoughtOf(bot, thought, entry)))
      .catch((error) => {
        if (!(error instanceof Refusal)) room.setting.log.error({ game: room.id, error }, 'driving a game failed');
      });
  }

  /** Its answer, if the game still stands where it was asked. */
  private async thoughtOf(
    bot: BotPlayer,
    thought: NonNullable<Driver['thought']>,
    entry: string | null,
  ): Promise<void> {
    if (this.thought !== thought) return;
    this.thought = null;
    const { room } = this;
    const d = room.recording.game.decisionFor(bot.seat);
    if (!this.driving || d === null || room.recording.n !== thought.n) return this.schedule();
    const own = entry ?? bot.answer(room.recording.game, d, room.scribe.failedAnswers());
    if (own === null) return this.giveUp(bot);
    await this.enter(own, bot);
  }

  /** Nothing is set to wake it again: whoever takes a move back, or answers, does. */
  private giveUp({ seat }: BotPlayer): void {
    const { id, audience, names } = this.room;
    const text = `${names[seat]} cannot go on: the rules engine fails at each of its answers. Take a move back, come again later, or concede.`;
    audience.send({ t: 'error', code: 'engine', text, rule: null, game: id }, [0, 1, -1]);
  }

  private outOfTime({ seat }: Expiry): string {
    // Nobody wins by running out of the own time.
    const ends = winnerOnCount(this.room.recording.game) !== seat;
    return systemEntry(ends ? { do: 'time-up' } : { do: 'concede', seat, why: 'time' });
  }
}
