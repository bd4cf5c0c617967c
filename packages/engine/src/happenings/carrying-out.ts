/** Carrying out a text: whatever it does is told as the doing of its card. */

import type { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Reading } from '../language/reading.ts';

interface Text {
  run(ctx: Reading): Flow;
}

/** Whose text it was is for the log alone. */
function tellNullifier(event: GameEvent, source: number): void {
  if (event.cancelled && event.nullifier === -1) event.nullifier = source;
}

/**
 * Every text is carried out through here, so that no card and no effect can forget to say whose doing something is: what a text moves
 * without a word is told with its card, and what it nullifies is nullified by it.
 */
export function* carryOut(text: Text, ctx: Reading): Flow {
  const { g, source, event } = ctx;
  // what was done until now is not this text's doing
  g.tellUnsaid();
  const before = g.acting;
  g.acting = source;
  g.underWay.push(source);
  if (event !== null) g.happening.push(event);
  try {
    yield* text.run(ctx);
    g.tellUnsaid();
  } finally {
    g.acting = before;
    g.underWay.pop();
    if (event !== null) g.happening.pop();
  }
  if (event !== null) tellNullifier(event, source);
}
