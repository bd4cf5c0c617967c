import {
  both,
  facilities,
  holding,
  icon,
  interrupt,
  ofType,
  people,
  playsOn,
  skill,
  target,
  your,
} from '@spaceline/engine/language';
import { downloadsOncePerAffiliation } from '../../words/downloading-leaders.ts';

const summit = your(facilities).which(holding(2, your(people).which(icon('Cmd'))));

export const goingToTheTop = interrupt('Going to the Top', {
  plays: [
    playsOn(summit, {
      effect: downloadsOncePerAffiliation(both(ofType('Personnel'), skill('Leadership', 2)), target),
    }),
  ],
});
