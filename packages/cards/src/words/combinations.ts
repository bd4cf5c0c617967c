/** Two dilemmas on one card: whoever gets past the first half meets the second. */
import { aimOf, type Flow } from '@spaceline/engine';
import { type Effect, remembersThat, squeeze } from '@spaceline/engine/language';

export interface Half {
  title: string;
  effect: Effect;
  /** not repeatable: whoever fails is stopped, and the next time it is skipped */
  once?: true;
}

/** The first half has been met and is over. */
const over = remembersThat('over', 'the first half is over');

const said = ({ title, effect, once }: Half): string =>
  squeeze(
    `${title}: ${effect.text.replace(once ? / *Discard dilemma\.$/ : '', '').replace(/\.+$/, '')}. ${once ? '(Not repeatable.)' : ''}`,
  );

export const halves = (first: Half, second: Half): Effect => ({
  *run(r): Flow {
    if (!over.met(r)) {
      yield* first.effect.run(r);
      // a first half that says "discard" is over, and the card still has a second
      if (r.outcome === 'failed' || r.outcome === 'failed-discard') {
        if (first.once) over.keep(r, true);
        r.outcome = 'failed';
        return;
      }
    }
    yield* second.effect.run(r);
  },
  *aim(r): Flow {
    yield* aimOf(over.met(r) ? second.effect : first.effect, r);
  },
  could: () => true,
  text: `${said(first)} ${said(second)}`,
  hint: first.effect.hint + second.effect.hint,
  parts: [first.effect, second.effect],
});
