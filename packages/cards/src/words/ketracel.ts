/** What is done to Ketracel-White beside using it (DOM-05). */
import { countUse } from '@spaceline/engine';
import { type Effect, inOrder, kill, type Picker, target, the } from '@spaceline/engine/language';
import { sparedKey } from '../ketracel-white.ts';

const keepsFromCountingDown = (p: Picker): Effect => ({
  *run(r) {
    for (const id of yield* p.pick(r)) countUse(r.g, sparedKey(r.g, id));
  },
  could: (r) => p.any(r),
  text: '',
  hint: 1,
});

/** What the card was played on dies, and those do not count down this turn. */
export const diesToSave = (p: Picker): Effect => ({
  ...inOrder(keepsFromCountingDown(p), kill(the(target))),
  text: `it dies to keep ${p.text} from counting down this turn`,
  hint: -1,
});
