/** The Chula dilemmas of three who step forward: without three nobody gets past. */
import { type Effect, type Picker, participants, present, type Reading, random } from '@spaceline/engine/language';

const three: Picker = random(3, present);

export const facedByThree = (
  what: string,
  effect: (ctx: Reading, ids: readonly number[]) => ReturnType<Effect['run']>,
): Effect => ({
  *run(ctx) {
    if (participants(ctx).length < 3) {
      ctx.outcome = 'failed';
      return;
    }
    yield* effect(ctx, yield* three.pick(ctx));
  },
  could: () => true,
  text: `to get past requires three personnel present (random selection): ${what}`,
  hint: -3,
});
