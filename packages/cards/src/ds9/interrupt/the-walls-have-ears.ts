import {
  discardThis,
  ifThen,
  inOrder,
  insideOf,
  interrupt,
  keyword,
  occupied,
  oneOf,
  opponents,
  people,
  playsOn,
  target,
  vessels,
  your,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { youHave } from '../../words/answers.ts';
import { brings } from '../../words/arriving.ts';
import { scoresItsPoints } from '../../words/scoring-cards.ts';

/** Only the other way scores: this one ends in the discard pile (CR-08). */
const report = inOrder(brings(keyword('Changeling'), insideOf(target), { anyAffiliation: true }), discardThis);
/** DOM-28: to you, your infiltrator is an intruder as well. */
const score = ifThen(youHave(your(people).aboard(insideOf(target))), scoresItsPoints);

export const theWallsHaveEars = interrupt('The Walls Have Ears', {
  plays: [
    playsOn(opponents(vessels).which(occupied), {
      timing: 'any',
      limit: onePlayEachTurn,
      effect: oneOf({ mark: 'report', effect: report }, { mark: 'score', effect: score }),
    }),
  ],
});
