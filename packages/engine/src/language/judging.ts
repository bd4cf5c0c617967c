/** Conditions on which it depends what a card does. */
import { privately, shown, type TellingOf } from '../core/telling.ts';
import { type Verdict, verdictOn, verdictRef } from '../missions/verdict.ts';
import type { Condition } from './definition.ts';
import type { Reading } from './reading.ts';
import type { Picker } from './speech.ts';

interface Checked {
  aim(ctx: Reading): boolean;
  met(ctx: Reading): boolean;
}

/** A condition that was checked before anybody could answer is not checked again. */
const checking = (c: Condition, met = (ctx: Reading): boolean => c.met(ctx)): Checked => {
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

type Judged = TellingOf<'judged'>['of'];

function tellJudged(ctx: Reading, met: boolean, of: Judged, verdict: () => Verdict): void {
  const { g, source, you } = ctx;
  g.tell(() => ({
    kind: 'judged',
    of,
    who: you,
    card: shown(g, source),
    met,
    needs: privately(you, verdictRef(g, verdict())),
  }));
}

/** Is it a matter of numbers, of which the table does not show the sum? */
const isCounted = (v: Verdict): boolean => v.have !== undefined || (v.parts ?? []).some(isCounted);

/** What it depends on what a dilemma does. */
export const deciding = (c: Condition): Checked =>
  checking(c, (ctx) => {
    const { g, source, attempt } = ctx;
    const met = c.met(ctx);
    if (!g.logged || attempt === null || g.def(source).rules?.encounter === undefined) return met;
    const verdict = verdictOn(ctx, c);
    if (isCounted(verdict)) tellJudged(ctx, met, 'depends', () => verdict);
    return met;
  });

/** where fewer can be selected than a dilemma asks for, it is failed. */
export function failsForWant(ctx: Reading, p: Picker): boolean {
  const measure = p.wanted?.(ctx);
  if (measure === undefined || measure.have >= measure.need) return false;
  ctx.outcome = 'failed';
  tellJudged(ctx, false, 'people', () => ({ text: p.text, met: false, ...measure }));
  return true;
}

/**
 * What a dilemma asks of those who meet it. What stands at its beginning is told when it is met; what it asks further on, of those who are
 * left then, is told here.
 */
export const judging = (c: Condition): Checked =>
  checking(c, (ctx) => {
    const { g, source, attempt } = ctx;
    const met = c.met(ctx);
    if (attempt !== null && g.def(source).rules?.encounter?.condition !== c)
      tellJudged(ctx, met, 'asked', () => verdictOn(ctx, c));
    return met;
  });
