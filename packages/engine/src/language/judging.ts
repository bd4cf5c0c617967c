/** Conditions on which it depends what a card does. */
import { privately, shown } from '../core/telling.ts';
import { verdictOn, verdictRef } from '../missions/verdict.ts';
import type { Condition } from './definition.ts';
import type { Reading } from './reading.ts';

interface Checked {
  aim(ctx: Reading): boolean;
  met(ctx: Reading): boolean;
}

/** A condition that was checked before anybody could answer is not checked again. */
export const checking = (c: Condition, met = (ctx: Reading): boolean => c.met(ctx)): Checked => {
  const key = Symbol();
  return {
    aim(ctx) {
      const now = met(ctx);
      ctx.decide(key, now);
      return now;
    },
    met: (ctx) => ctx.takeDecided<boolean>(key) ?? met(ctx),
  };
};

/**
 * What a dilemma asks of those who meet it. What stands at its beginning is told when it is met; what it asks further on, of those who are
 * left then, is told here.
 */
export const judging = (c: Condition): Checked =>
  checking(c, (ctx) => {
    const { g, source, attempt, you } = ctx;
    const met = c.met(ctx);
    if (attempt === null || g.def(source).rules?.encounter?.condition === c) return met;
    g.tell(() => ({
      kind: 'judged',
      who: you,
      card: shown(g, source),
      met,
      needs: privately(you, verdictRef(g, verdictOn(ctx, c))),
    }));
    return met;
  });
