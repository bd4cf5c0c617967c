/** "What would cure it?": what ends a text that lasts, part by part, as a seat may know the table. */
import { inPlay } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import { Reading } from '../language/reading.ts';
import { type Verdict, verdictOn } from '../missions/verdict.ts';
import { asSeen } from './as-seen.ts';

export interface CureAnswer {
  /** the first turn in which it can be cured; null where it can be at once */
  readonly from: number | null;
  readonly verdict: Verdict;
}

/** null where it is not in play, or nothing that people can have cures it. */
export function cureOf(g: Game, seat: Seat, id: number): CureAnswer | null {
  const cure = g.def(id).rules?.cure;
  if (cure === undefined || !inPlay(g.card(id))) return null;
  const { since, controller } = g.card(id);
  const seen = asSeen(g, seat, null);
  const later = cure.after === 'next turn' && g.state.turn.number < since + 2;
  const now = verdictOn(new Reading(seen, id, controller), cure.when);
  if (now.met || g.state.processes.some((p) => p.kind === 'attempt'))
    return { from: later ? since + 2 : null, verdict: now };
  // outside attempts the stopped use their skills, too, but not together with the others
  const ofTheStopped = new Reading(seen, id, controller);
  ofTheStopped.ofTheStopped = true;
  const idle = verdictOn(ofTheStopped, cure.when);
  return { from: later ? since + 2 : null, verdict: idle.met ? idle : now };
}
