import {
  both,
  discard,
  download,
  icon,
  ifThen,
  interrupt,
  may,
  ofType,
  oneOf,
  playsTo,
  returnToHand,
  the,
  youHaveInPlay,
} from '@spaceline/engine/language';
import { whateverCan } from '../../words/choosing.ts';
import { yourCurrentObjective } from '../../words/collective.ts';

const current = the(yourCurrentObjective);
const drop = ifThen(
  youHaveInPlay('Borg Queen'),
  oneOf({ mark: 'hand', effect: returnToHand(current) }, { mark: 'discard', effect: discard(current) }),
  discard(current),
);

export const aChangeOfPlans = interrupt('A Change of Plans', {
  plays: [
    playsTo(whateverCan(may(drop), may(download(both(icon('BO'), ofType('Objective'))))), {
      text: 'plays to do any or all of this: discard your current objective, or return it to your hand if you have Borg Queen in play; download one [BO] Objective card',
    }),
  ],
});
