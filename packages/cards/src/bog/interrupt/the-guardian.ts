import { boost, interrupt, itsHost, playsOn } from '@spaceline/engine/language';
import { morphs, suspending, yourShapeShifters } from '../../morphing.ts';

export const theGuardian = interrupt('The Guardian', {
  plays: suspending(playsOn(yourShapeShifters, { mark: 'morph', effect: morphs, stays: true })),
  modifiers: [boost(['strength'], 6, itsHost())],
});
