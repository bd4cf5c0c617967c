import { boost, interrupt, itsHost, playsOn, script } from '@spaceline/engine/language';
import { newForm, suspending, yourShapeShifters } from '../../morphing.ts';

export const theGuardian = interrupt('The Guardian', {
  plays: suspending(
    playsOn(yourShapeShifters, {
      name: 'morph',
      effect: script(
        'it morphs',
        function* ({ g, source, target }) {
          newForm(g, target, source);
        },
        { hint: 2 },
      ),
      stays: true,
    }),
  ),
  modifiers: [boost(['strength'], 6, itsHost('the shape-shifter'))],
  text: 'Suspends play to be placed on one of your shape-shifters, who morphs: STRENGTH +6, and exposed if infiltrating. Discard it if that shape-shifter morphs again.',
});
