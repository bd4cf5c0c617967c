import { interrupt, playsOn, returnToHand } from '@spaceline/engine/language';
import { suspending, yourShapeShifters } from '../../morphing.ts';
import { itAndAny } from '../../words/choosing.ts';

/** They morph into birds. */
export const flightOfTheIntruder = interrupt('Flight of the Intruder', {
  plays: suspending(
    playsOn(yourShapeShifters, {
      mark: 'birds',
      effect: returnToHand(itAndAny(yourShapeShifters.present)),
    }),
    { saysNotInDestruction: true },
  ),
});
