/**
 * From the stored record to a game. A game is played by the rules it began with, or by those that both its players have agreed
 * on since; and rules play it only where they lead to the position that was kept with its last entry (docs/versions.md).
 */
import type { Rules } from '@spaceline/engine';
import { type GameRecord, type PlayedBy, type Position, playedBy, positionHash, Recording } from '@spaceline/protocol';
import { headerOf } from '../database/records.ts';
import type { DecisionRow, GameRow } from '../database/tables.ts';
import { rulesFor } from '../rules-version.ts';
import type { Setting } from './setting.ts';

export type Done = Pick<DecisionRow, 'entry' | 'seat' | 'auto'>;

export interface ReadGame {
  rows: DecisionRow[];
  /** the rules that played it, those it began with first */
  played: PlayedBy[];
  /** do the rules of this server play it? */
  isOurs: boolean;
  /** names the position it was left at; null where that was not kept */
  hash: string | null;
  /** the game, as far as the rules of this server lead to where it was left; null where they do not */
  recording: Recording | null;
}

/** What a game is read from. */
export interface Shelf {
  readonly decisions: Pick<Setting['decisions'], 'read'>;
  readonly checkpoints: Pick<Setting['checkpoints'], 'of' | 'restored'>;
  readonly rules: string;
}

export async function readGame({ decisions, checkpoints, rules }: Shelf, row: GameRow): Promise<ReadGame> {
  const rows = await decisions.read(row.id);
  const record: GameRecord = {
    header: headerOf(row),
    entries: rows.map((r) => r.entry),
    positions: await checkpoints.restored(row.id),
  };
  const played = rulesOf(row, record);
  const isOurs = played[played.length - 1].rules === rules;
  const hash = rows.length === 0 || row.status === 'over' ? row.hash : rows[rows.length - 1].hash;
  const near = isOurs ? (await checkpoints.of(row.id)).find((c) => c.rules === rules)?.position : undefined;
  const recording = openHere(row.format, record, { hash, isOurs, near });
  return { rows, played, isOurs, hash, recording };
}

/** The rules that played a game, those it began with first; where a header of old has no fingerprint, its row does. */
export function rulesOf(row: GameRow, record: GameRecord): PlayedBy[] {
  const played = playedBy(record);
  played[played.length - 1].rules ??= row.rules;
  return played;
}

interface Known {
  /** names the position that the record led to */
  hash: string | null;
  /** these are the rules that played it */
  isOurs: boolean;
  /** a position that these rules passed through on the way, which saves playing all of it */
  near?: Position;
}

/** The game of a record, if the rules of this server lead to where it was left. */
export function openHere(format: string, record: GameRecord, known: Known): Recording | null {
  const rules = attempt(() => rulesFor(format));
  return rules && openRecord(rules, record, known);
}

/** The game of a record, if these rules lead to where it was left. */
export function openRecord(rules: Rules, record: GameRecord, { hash, isOurs, near }: Known): Recording | null {
  // What our own rules have led to needs no proof; of others nothing is taken on trust.
  const leadsThere = (r: Recording) => (hash === null ? isOurs : positionHash(r.game) === hash);
  const quick = near === undefined ? null : attempt(() => new Recording(rules, record, near));
  if (quick !== null && leadsThere(quick)) return quick;
  // The record is the game: a position that it does not lead to is a spoilt row.
  const whole = attempt(() => new Recording(rules, record));
  return whole !== null && leadsThere(whole) ? whole : null;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
