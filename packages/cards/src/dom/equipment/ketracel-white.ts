import { equipment, has, script, thisCard, trigger, when } from '@spaceline/engine/language';
import { holdWhites, refill, whitesOf } from '../../ketracel-white.ts';

/** DOM-05 to DOM-07. One of them speaks for all of its player's at the end of the turn. */
export const ketracelWhite = equipment('Ketracel-White', {
  modifiers: [has('white', thisCard)],
  triggers: [
    trigger(
      { on: 'reported' },
      script('', function* ({ g, source }) {
        refill(g, source);
      }),
      { when: when('it has just reported', ({ source, event }) => event?.card === source), text: '' },
    ),
    trigger(
      'end of your turn',
      script('', function* ({ g, you }) {
        yield* holdWhites(g, you);
      }),
      { when: when('it is the first of yours', ({ g, source, you }) => whitesOf(g, you)[0] === source), text: '' },
    ),
  ],
  text: 'Where present, prevents white deprivation. Counts down only if you have [KW] personnel present; of several present, your Vorta may have just one count down.',
});
