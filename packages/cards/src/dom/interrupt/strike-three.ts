import {
  awake,
  both,
  exposes,
  fighters,
  inOrder,
  interrupt,
  not,
  people,
  stuns,
  the,
  which,
  your,
} from '@spaceline/engine/language';
import { shapeShifter } from '../../morphing.ts';
import { at } from '../../words/answers.ts';
import { eachMay, ifPossible, randomUpTo, whoDoesIt } from '../../words/choosing.ts';
import { standing } from '../../words/fighting.ts';
import { ifInfiltrating } from '../../words/whereabouts.ts';

const strikers = your(people).which(shapeShifter).which(awake).present;
const others = fighters('opposing', both(not(shapeShifter), standing));

export const strikeThree = interrupt('Strike Three', {
  plays: [
    at(
      'personnel-battle',
      eachMay(
        strikers,
        inOrder(stuns(randomUpTo(3, others)), ifPossible(exposes(the(which(whoDoesIt, ifInfiltrating))))),
      ),
      { mark: 'strike' },
    ),
  ],
});
