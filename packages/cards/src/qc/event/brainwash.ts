import {
  anyOf,
  captives,
  cites,
  event,
  has,
  ifThen,
  inOrder,
  itsHost,
  outposts,
  playsOn,
  relocate,
  target,
  the,
  youHaveInPlay,
  your,
} from '@spaceline/engine/language';
import { brainwashes } from '../../captives.ts';
import { youHave } from '../../words/answers.ts';

const turned = brainwashes(the(target));

/** BOG-68, BOG-75 */
export const brainwash = event('Brainwash', {
  plays: [
    playsOn(captives, {
      effect: ifThen(
        youHaveInPlay('Prepare the Prisoner'),
        turned,
        inOrder(relocate(the(target), your(outposts)), turned),
      ),
      stays: true,
      when: cites('CR-147', anyOf(youHave(your(outposts)), youHaveInPlay('Prepare the Prisoner'))),
    }),
  ],
  modifiers: [has('mix-cards', itsHost('captive'))],
  capturing: true,
  keepsHost: 'Brainwashed',
});
