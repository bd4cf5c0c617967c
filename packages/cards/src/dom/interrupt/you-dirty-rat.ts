import { disables, interrupt, itsHost, playsOn } from '@spaceline/engine/language';
import { mayMorphBack, morphs, yourShapeShifters } from '../../morphing.ts';

export const youDirtyRat = interrupt('You Dirty Rat', {
  plays: [playsOn(yourShapeShifters, { mark: 'morph', timing: 'any', effect: morphs, stays: true })],
  modifiers: [disables(itsHost())],
  abilities: [mayMorphBack],
  missing: 'cards that choose a personnel as their target may still choose the rat',
});
