/** What comes before the answers: a dilemma chooses its targets and checks its conditions. */
import { inPlay } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Effect } from '../language/definition.ts';
import type { Reading } from '../language/reading.ts';

export function* aimOf(e: Effect | undefined, ctx: Reading): Flow {
  if (e?.aim !== undefined) yield* e.aim(ctx);
  else if (e?.aims?.once) {
    const chosen = yield* e.aims.pick(ctx);
    ctx.decide(
      e.aims,
      chosen.map((id) => ({ id, lay: inPlay(ctx.g.card(id)) })),
    );
  }
}
