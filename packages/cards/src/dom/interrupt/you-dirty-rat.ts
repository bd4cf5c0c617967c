import { ability, disables, discardThis, interrupt, itsHost, playsOn, script } from '@spaceline/engine/language';
import { newForm, yourShapeShifters } from '../../morphing.ts';

export const youDirtyRat = interrupt('You Dirty Rat', {
  plays: [
    playsOn(yourShapeShifters, {
      name: 'morph',
      timing: 'any',
      effect: script('it morphs into a rat', function* ({ g, source, target }) {
        newForm(g, target, source);
      }),
      stays: true,
    }),
  ],
  modifiers: [disables(itsHost('the shape-shifter'))],
  abilities: [
    ability('morph back', discardThis, { timing: 'any', text: 'it may morph back at any time (discard interrupt)' }),
  ],
  text: 'Plays on one of your shape-shifters, who morphs into a rat: treated as disabled, and takes no part in battle. It may morph back at any time (discard interrupt).',
  missing: 'cards that choose a personnel as their target may still choose the rat',
});
