/** What is heavy about a game that is over: playing its record again. */
import { type Viewer, view } from '@spaceline/engine';
import {
  type BenchFile,
  diffView,
  type GameRecord,
  type LogLine,
  logLineOf,
  positionHash,
  Recording,
  type ReplayFrames,
  systemEntry,
} from '@spaceline/protocol';
import { momentOf as boardOfMoment } from '@spaceline/rulebook';
import { openHere } from '../games/opening.ts';
import { type Standing, standingOf } from '../games/standing.ts';
import { rulesFor, VERSION } from '../rules-version.ts';
import type { Steps } from './steps.ts';

/** More frames than this are asked for again. */
const MOST_FRAMES = 250;
/** After so many answers we ask whether anybody still wants them. */
const BREATH = 20;
const LINES_SHOWN = 40;

export interface Recorded {
  format: string;
  /** without what was taken back */
  record: GameRecord;
}

/** The game after its first `n` entries. */
function playedTo({ format, record }: Recorded, n: number, steps: Steps): Recording {
  const base = record.entries.findIndex((e) => e.startsWith('!restore')) + 1;
  const start = Math.min(base, n);
  const recording = new Recording(rulesFor(format), { ...record, entries: record.entries.slice(0, start) });
  for (let i = start; i < n; i++) {
    if (i % BREATH === 0) steps.check();
    recording.apply(record.entries[i]);
  }
  return recording;
}

export interface Frames extends Recorded {
  id: string;
  viewer: Viewer;
  from: number;
  to: number;
  /** who did what, entry by entry */
  by: readonly number[];
  note: string | null;
  /** who played: people, or which bots */
  kinds: [string, string];
}

/** The game as one viewer saw it, answer by answer. */
export function framesOf(asked: Frames, steps: Steps): ReplayFrames {
  const { id, record, viewer, by, note, kinds } = asked;
  const { entries } = record;
  const base = entries.findIndex((e) => e.startsWith('!restore')) + 1;
  const start = Math.min(Math.max(asked.from, base), entries.length);
  const end = Math.min(asked.to, entries.length, start + MOST_FRAMES);
  const recording = playedTo(asked, start, steps);
  const lines = (since: number): LogLine[] =>
    recording.game.log.slice(since).map((e) => logLineOf(recording.game, viewer, e));
  let seen = view(recording.game, viewer);
  const { rulings } = recording.game.format;
  const beginning = { from: start, view: seen, log: lines(0) };
  const answer: ReplayFrames = { id, of: entries.length, ...beginning, frames: [], kinds, rulings };
  if (note !== null) answer.note = note;
  for (let n = start; n < end; n++) {
    if (n % BREATH === 0) steps.check();
    const logged = recording.game.log.length;
    recording.apply(entries[n]);
    const now = view(recording.game, viewer);
    answer.frames.push({ n: n + 1, by: by[n], answer: entries[n], patch: diffView(seen, now), log: lines(logged) });
    seen = now;
  }
  return answer;
}

/** What anybody may see of it after `n` entries. */
export function momentOf(asked: Recorded & { n: number }, steps: Steps) {
  const { game } = playedTo(asked, asked.n, steps);
  return { view: view(game, -1), log: game.log.slice(-LINES_SHOWN).map((e) => logLineOf(game, -1, e)) };
}

/** It as a board: all of it may be known, because the game is over. */
export function boardAt(asked: Recorded & { n: number; names: readonly [string, string] }, steps: Steps): BenchFile {
  const { game } = playedTo(asked, asked.n, steps);
  const title = `${asked.names[0]} against ${asked.names[1]}, turn ${game.state.turn.number}`;
  return boardOfMoment(game, title);
}

export interface Start {
  over: boolean;
  entries: readonly string[];
  hash: string;
  standing: Standing;
}

/** Where a new game begins that goes on after `n` entries, played by the rules of this server. */
export function startAt(asked: Recorded & { n: number; rules: string }, steps: Steps): Start {
  const { record, n, rules } = asked;
  const recording = playedTo(asked, n, steps);
  const { over } = recording;
  // The header is the same, to the letter, and names the rules that the old game began with.
  if (!over && record.header.rules !== rules) recording.apply(systemEntry({ do: 'rules', version: VERSION, rules }));
  const { game, entries } = recording;
  return { over, entries, hash: positionHash(game), standing: standingOf(game) };
}

/** Do the rules of this server lead to where it ended? */
export const leadsThere = ({ format, record, hash }: Recorded & { hash: string | null }): boolean =>
  openHere(format, record, { hash, isOurs: false }) !== null;
