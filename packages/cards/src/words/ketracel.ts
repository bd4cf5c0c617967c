/** What is done to Ketracel-White beside using it (DOM-05). */
import { countUse } from '@spaceline/engine';
import type { Effect, Picker } from '@spaceline/engine/language';
import { sparedKey } from '../ketracel-white.ts';

export const keepsFromCountingDown = (p: Picker): Effect => ({
  *run(r) {
    for (const id of yield* p.pick(r)) countUse(r.g, sparedKey(r.g, id));
  },
  could: (r) => p.any(r),
  text: `keep ${p.text} from counting down this turn`,
  hint: 1,
});
