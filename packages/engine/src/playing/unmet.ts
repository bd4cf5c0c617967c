/** What a text asks for is not the case: by which rule, where a part of it names one (CR-147). */
import type { Reason } from '../core/decision.ts';
import type { Condition } from '../language/definition.ts';
import type { Reading } from '../language/reading.ts';

export const NOT_NOW: Reason = { rule: 'R-4.26', text: 'What its text asks for is not the case now' };

/** The nearest rule that a part of the condition names. */
export function whyUnmet(c: Condition, ctx: Reading): Reason {
  const parts = c.parts?.how === 'all' ? c.parts.of : [c];
  for (const part of parts) {
    const rule = part.met(ctx) ? null : part.rule?.(ctx);
    if (rule) return { ...NOT_NOW, rule, also: [NOT_NOW.rule] };
  }
  return NOT_NOW;
}
