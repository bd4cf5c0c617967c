/** A finished game, answer by answer, as one of its eyes saw it. */

import type { LogLine, ReplayFrames } from '@spaceline/protocol';
import { applyPatch } from '@spaceline/protocol/patch';
import type { Words } from '@spaceline/protocol/words';
import { api, Refused } from '../net/api.ts';
import type { View } from '../net/game.ts';
import { say } from '../net/say.ts';

export interface Replay {
  id: string;
  format: string;
  names: [string, string];
  /** who they are: 'person', 'guest' or a bot */
  kinds: [string, string];
  decks: [string, string];
  /** the date of the rulings by which the cards were played */
  rulings: string;
  result: { winner: number; kind: string } | null;
  /** where other rules than the server's played it: which */
  note: Words | null;
  /** whose eyes: 0, 1, or -1 */
  seat: number;
  of: number;
  start: { view: View; log: LogLine[] };
  frames: ReplayFrames['frames'];
  /** positions on the way, so that going back does not begin at the beginning */
  kept: Map<number, { view: View; log: LogLine[] }>;
}

/** Why a replay cannot be had; `otherRules` = because only other rules than the server's can play it. */
export const problemOf = (e: unknown): { text: Words; otherRules: boolean } =>
  e instanceof Refused
    ? { text: e.text, otherRules: e.code === 'other-rules' }
    : { text: say('The replay could not be fetched.'), otherRules: false };

const CHUNK = 1000;
const KEEP_EVERY = 20;

export async function loadReplay(id: string, seat: number): Promise<Replay> {
  const [file, first] = await Promise.all([api.replay(id), api.frames(id, seat, 0, CHUNK)]);
  const frames = [...first.frames];
  while (frames.length < first.of) {
    const more = await api.frames(id, seat, frames.length, frames.length + CHUNK);
    if (more.frames.length === 0) break;
    frames.push(...more.frames);
  }
  return {
    id,
    format: file.header.format,
    names: file.players,
    kinds: first.kinds,
    decks: file.decks,
    rulings: first.rulings,
    result: file.result,
    note: first.note ?? null,
    seat,
    of: frames.length,
    start: { view: first.view, log: first.log },
    frames,
    kept: new Map([[0, { view: first.view, log: first.log }]]),
  };
}

/** The position after `n` answers. */
export function viewAt(r: Replay, n: number): { view: View; log: LogLine[] } {
  const wanted = Math.max(0, Math.min(n, r.of));
  let at = wanted;
  while (!r.kept.has(at)) at--;
  let { view, log } = r.kept.get(at)!;
  for (; at < wanted; at++) {
    const frame = r.frames[at];
    view = applyPatch(view, frame.patch);
    if (frame.log.length > 0) log = [...log, ...frame.log];
    if ((at + 1) % KEEP_EVERY === 0) r.kept.set(at + 1, { view, log });
  }
  return { view, log };
}

/** The answers at which a turn begins. */
export function turnStarts(r: Replay): number[] {
  const out: number[] = [];
  let turn = -1;
  for (let n = 0; n <= r.of; n++) {
    const now = n === 0 ? r.start.view.turn.number : (r.frames[n - 1].patch.fields?.turn?.number ?? turn);
    if (now !== turn) out.push(n);
    turn = now;
  }
  return out;
}
