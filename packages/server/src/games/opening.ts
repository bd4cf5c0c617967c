/**
 * From the stored record to a game. Where the rules are still those that played it, that is a replay, or the latest position
 * and the answers since. Where a card was mended, the record is replayed and must lead to the positions we know; if it does
 * not, the game goes on from the last of those, as its players remember it.
 */
import type { Header, Rules } from '@spaceline/engine';
import { type GameRecord, type Position, Recording, samePosition, standing, systemEntry } from '@spaceline/protocol';
import type { Checkpoint } from '../database/checkpoints.ts';
import type { DecisionRow } from '../database/tables.ts';

export type Done = Pick<DecisionRow, 'entry' | 'seat' | 'auto'>;

export interface Stored {
  header: Header;
  done: readonly Done[];
  positions: Readonly<Record<string, Position>>;
  /** the latest first */
  checkpoints: readonly Checkpoint[];
  /** the rules that last played it */
  version: string;
}

export interface Opened {
  recording: Recording;
  /** what must be added to the record, for it to lead here */
  mend: Done[];
  /** the position that the first of them speaks of */
  restored: Position | null;
  /** what to tell the players */
  notice: string | null;
}

const plain = (recording: Recording): Opened => ({ recording, mend: [], restored: null, notice: null });

export function openRecord(rules: Rules, stored: Stored, version: string): Opened {
  const { header, positions, checkpoints } = stored;
  const record: GameRecord = { header, positions, entries: stored.done.map((d) => d.entry) };
  const near = checkpoints.find((c) => c.rules === version)?.position ?? null;
  const isSame = stored.version === version;
  const quick = isSame && near !== null ? attempt(() => new Recording(rules, record, near)) : null;
  if (quick !== null) return plain(quick);
  const whole = attempt(() => new Recording(rules, record));
  // The record is the game: a position that these rules made and the record does not lead to is a spoilt row.
  if (isSame && whole !== null) return plain(whole);
  const known = checkpoints.find((c) => isOnTheWay(record.entries, c.position))?.position;
  if (whole !== null && (known === undefined || leadsTo(rules, record, known))) return plain(whole);
  for (const { position } of checkpoints) {
    if (!isOnTheWay(record.entries, position)) continue;
    const opened = attempt(() => goOnFrom(rules, record, stored.done, position));
    if (opened !== null) return opened;
  }
  if (whole !== null) return plain(whole);
  return goOnAfterPrefix(rules, record);
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Was this position passed through, on the way to where the record stands? */
function isOnTheWay(entries: readonly string[], p: Position): boolean {
  if (p.n > entries.length) return false;
  const [then, now] = [standing(entries.slice(0, p.n)), standing(entries)];
  return then.from === now.from && then.numbers.every((x, i) => x === now.numbers[i]);
}

/** Does the record, played by these rules, lead to a position that it led to before? */
function leadsTo(rules: Rules, record: GameRecord, p: Position): boolean {
  const made = attempt(() => new Recording(rules, { ...record, entries: record.entries.slice(0, p.n) }).position());
  return made !== null && made.answers === p.answers && samePosition(made.state, p.state);
}

function goOnFrom(rules: Rules, record: GameRecord, done: readonly Done[], position: Position): Opened {
  const restore = systemEntry({ do: 'restore', n: position.n });
  const recording = new Recording(rules, {
    ...record,
    entries: [...record.entries, restore],
    positions: { ...record.positions, [position.n]: position },
  });
  const mend: Done[] = [{ entry: restore, seat: -1, auto: 0 }];
  const later = standing(record.entries).numbers.filter((i) => i >= position.n);
  for (const i of later) {
    const { n } = recording;
    if (attempt(() => recording.apply(record.entries[i])) === null) {
      recording.rollBack(n);
      break;
    }
    mend.push({ ...done[i], entry: recording.entries[n] });
  }
  const lost = later.length - (mend.length - 1);
  return { recording, mend, restored: position, notice: mendedNotice(recording, lost) };
}

/** There is no position to go on from: as far as the record still leads. */
function goOnAfterPrefix(rules: Rules, record: GameRecord): Opened {
  const { from, numbers } = standing(record.entries);
  const open = numbers.filter((i) => i >= (from ?? 0));
  const keeping = (count: number): Done => ({
    entry: systemEntry({ do: 'undo', n: open[count] }),
    seat: -1,
    auto: 0,
  });
  const play = (count: number) =>
    new Recording(rules, { ...record, entries: [...record.entries, keeping(count).entry] });
  if (open.length === 0) throw new Error('the game cannot be played by these rules');
  let good = 0;
  for (let bad = open.length; bad - good > 1; ) {
    const middle = (good + bad) >> 1;
    if (attempt(() => play(middle)) !== null) good = middle;
    else bad = middle;
  }
  const recording = play(good);
  return { recording, mend: [keeping(good)], restored: null, notice: mendedNotice(recording, open.length - good) };
}

function mendedNotice(recording: Recording, lost: number): string {
  const turn = recording.game.state.turn.number;
  const where = turn === 0 ? 'the seed phases' : `turn ${turn}`;
  const what = lost === 0 ? 'Nothing was lost' : lost === 1 ? 'One answer was lost' : `${lost} answers were lost`;
  return `Cards or rules were mended since this game was last played. It goes on in ${where}. ${what}.`;
}
