import { all, bound, inOrder, interrupt, pick, playsOn, returnToHand, target, the } from '@spaceline/engine/language';
import { suspending, yourShapeShifters } from '../../morphing.ts';
import { anyOrAll, besidesTheTarget } from '../../words/choosing.ts';

const flock = yourShapeShifters.which(besidesTheTarget).present;

/** They morph into birds. */
export const flightOfTheIntruder = interrupt('Flight of the Intruder', {
  plays: suspending(
    playsOn(yourShapeShifters, {
      mark: 'birds',
      effect: inOrder(
        pick('flock', anyOrAll(flock, { orNone: true })),
        returnToHand(the(target)),
        returnToHand(all(bound('flock'))),
      ),
    }),
    { saysNotInDestruction: true },
  ),
});
