import type { Game } from '@spaceline/engine';
import { inTitleGroup } from '@spaceline/engine';
import { answers, interrupt, nullifyIt, when } from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';

const TITLES = ['Kevin Uxbridge', 'Amanda Rogers'];

/** */
const isQRelated = (g: Game, id: number): boolean =>
  g.def(id).dilemma && (g.def(id).facts.q === true || /\bQ\b/.test(g.def(id).title));

/** CR-159 */
export const q2 = interrupt('Q2', {
  plays: [
    answers('plays', nullifyIt('a Kevin Uxbridge or Amanda Rogers just played'), {
      when: when(
        'one of them was just played',
        ({ g, event, you }) =>
          event !== null &&
          TITLES.some((t) => inTitleGroup(g.def(event.card).title, t)) &&
          mayNullify(g, event.card, 'Q2', you),
      ),
    }),
    answers('encounters', nullifyIt('a Q-related dilemma just met'), {
      when: when(
        'a Q-related dilemma was just met',
        ({ g, event, you }) => event !== null && isQRelated(g, event.card) && mayNullify(g, event.card, 'Q2', you),
      ),
    }),
  ],
});
