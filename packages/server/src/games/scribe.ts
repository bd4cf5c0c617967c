/**
 * Adds to a game's record. An entry is tried in memory, written, and only then told; what the engine cannot play or the
 * database cannot keep has never happened.
 */
import { IllegalAnswer, type Seat, spoken } from '@spaceline/engine';
import { autoPass, positionHash } from '@spaceline/protocol';
import type { DecisionRow } from '../database/tables.ts';
import { ticks } from '../ticks.ts';
import { isBot } from './bot-player.ts';
import { entryRow } from './entry-row.ts';
import type { Done } from './opening.ts';
import { Refusal } from './refusal.ts';
import { engineReport } from './report.ts';
import type { Room } from './room.ts';

const NOTHING: ReadonlySet<string> = new Set();
const FAILED = 'The rules engine failed at this answer. The game stands where it was before it; a report was stored';
const TAKEN_OVER = 'Other rules play this game now; look again in a moment';
const NOT_STORED = 'The server could not store this; nothing has changed. Please try again';

/** What went wrong, and where. */
const placeOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 2).join() : String(error);

export class Scribe {
  /** answers to the open question that made the engine fail */
  private failed: { n: number; answers: Set<string> } = { n: -1, answers: new Set() };
  /** errors of this game that a report was stored of, each with the report's id: the same one again says nothing new */
  private readonly reported = new Map<string, string>();

  constructor(private readonly room: Room) {}

  /**
   * Adds an entry, with the passes that follow by themselves. False when another process was quicker: then the game has moved
   * on, and nothing of ours has happened. Throws a Refusal when the entry is not allowed.
   */
  async commit(entry: string, by: Seat | -1): Promise<boolean> {
    const { room } = this;
    const { recording, setting } = room;
    if (room.isTakenOver) throw new Refusal('adjourned', TAKEN_OVER);
    const start = recording.n;
    const before = recording.game.decision;
    const done = this.tryOut(entry, by);
    const rows = this.rows(start, done);
    let written: boolean;
    try {
      written = await setting.decisions.append(rows);
    } catch (error) {
      recording.rollBack(start);
      setting.log.error({ game: room.id, error }, 'a decision could not be written');
      // A connection that broke may have broken after the commit: the rows say how it was.
      await room.readOn().catch(() => {});
      if (room.recording.n > start) return false;
      throw new Refusal('engine', NOT_STORED);
    }
    if (!written) {
      recording.rollBack(start);
      await room.readOn();
      return false;
    }
    room.wrote(done);
    setting.metrics.decisions.inc({ by: this.kindOf(by) }, rows.length);
    if (recording.over) await room.keepUp();
    const back = entry.startsWith('!undo');
    room.afterChange(before, back, back && by >= 0 ? `${room.names[by as Seat]} took back a move.` : undefined);
    if (!recording.over) await room.keepUp();
    return true;
  }

  private kindOf(by: Seat | -1): string {
    return by < 0 ? 'server' : isBot(this.room.kinds[by as Seat]) ? 'bot' : 'person';
  }

  /** Plays the entry, and what passes by itself after it, in memory; answers what there is to write. */
  private tryOut(entry: string, by: Seat | -1): Done[] {
    const { recording } = this.room;
    const start = recording.n;
    const done: Done[] = [];
    let next: Done | null = { entry, seat: by, auto: 0 };
    while (next !== null) {
      const trying: Done = next;
      try {
        done.push({ ...trying, entry: recording.apply(trying.entry) });
      } catch (error) {
        if (error instanceof IllegalAnswer && done.length === 0)
          throw new Refusal('not-offered', spoken(error.reason.text), error.reason.rule);
        recording.rollBack(start + done.length);
        this.engineFailed(trying, error);
        if (done.length === 0) throw new Refusal('engine', FAILED);
        return done;
      }
      next = this.passByItself();
    }
    return done;
  }

  private passByItself(): Done | null {
    const { recording, kinds, stops } = this.room;
    const { decision } = recording.game;
    if (decision === null || this.failedAnswers().size > 0) return null;
    for (const d of [decision, decision.also]) {
      const pass = d === undefined || isBot(kinds[d.seat]) ? null : autoPass(d, stops[d.seat]);
      if (pass !== null)
        return { entry: d === decision ? pass.key : `@${d!.seat} ${pass.key}`, seat: d!.seat, auto: 1 };
    }
    return null;
  }

  /** Answers to the open question that made the engine fail. */
  failedAnswers(): ReadonlySet<string> {
    return this.failed.n === this.room.recording.n ? this.failed.answers : NOTHING;
  }

  /** The game is back at its last good state: keep what happened for us, and tell the players. */
  private engineFailed({ entry, seat, auto }: Done, error: unknown): void {
    const { room } = this;
    const { setting, recording } = room;
    setting.metrics.engineErrors.inc();
    if (this.failed.n !== recording.n) this.failed = { n: recording.n, answers: new Set() };
    // Tried again, it fails again: one report is enough.
    if (this.failed.answers.has(entry)) return;
    this.failed.answers.add(entry);
    const { rules } = setting;
    setting.log.error({ game: room.id, seat, n: recording.n, entry, rules, error }, 'the engine failed');
    const id = this.report(entry, error);
    const text = `The rules engine failed, and the game stands where it was before. A report was stored (${id}).`;
    // A person who gave the answer is told with its refusal.
    const told = auto === 0 && this.kindOf(seat as Seat | -1) === 'person' ? seat : null;
    const others = ([0, 1, -1] as const).filter((viewer) => viewer !== told);
    room.audience.send({ t: 'error', code: 'engine', text, rule: null, game: room.id }, others);
  }

  /** The id of the report on this error, which is stored once. */
  private report(entry: string, error: unknown): string {
    const { room } = this;
    const known = this.reported.get(placeOf(error));
    if (known !== undefined) return known;
    const report = engineReport(room, entry, error);
    this.reported.set(placeOf(error), report.id);
    const { reports, log } = room.setting;
    reports.add(report).catch((e) => log.error({ game: room.id, error: e }, 'a report was lost'));
    return report.id;
  }

  /** Rows of the record, with the name of the position they lead to. */
  private rows(start: number, done: readonly Done[]): DecisionRow[] {
    const { id, clock, recording } = this.room;
    const times = clock.settle(ticks());
    const hash = positionHash(recording.game);
    return done.map((d, i) => entryRow(id, start + i, d, times, i === done.length - 1 ? hash : null));
  }
}
