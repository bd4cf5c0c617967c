import {
  all,
  cites,
  frees,
  ifThen,
  interrupt,
  opponentHasInPlay,
  outposts,
  playsTo,
  your,
} from '@spaceline/engine/language';
import { youHave } from '../../words/answers.ts';
import { rescuesAtOnePlace, yourCaptured } from '../../words/rescuing.ts';

const home = ifThen(cites('CR-147', youHave(your(outposts))), frees(all(yourCaptured), your(outposts)));

/** BOG-81, BOG-83: what was in progress with them is over. Prepare the Prisoner says itself what it changes here. */
export const rescueCaptives = interrupt('Rescue Captives', {
  plays: [
    playsTo(ifThen(opponentHasInPlay('Prepare the Prisoner'), rescuesAtOnePlace, home), {
      mark: 'rescue',
      timing: 'any',
    }),
  ],
  capturing: true,
});
