import { disables, interrupt, itsHost, mayNot, playsOn } from '@spaceline/engine/language';
import { mayMorphBack, morphs, yourShapeShifters } from '../../morphing.ts';

export const youDirtyRat = interrupt('You Dirty Rat', {
  plays: [playsOn(yourShapeShifters, { mark: 'morph', timing: 'any', effect: morphs, stays: true })],
  modifiers: [disables(itsHost()), mayNot('target', itsHost())],
  abilities: [mayMorphBack],
});
