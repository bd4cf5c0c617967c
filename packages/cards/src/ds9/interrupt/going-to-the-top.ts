import {
  both,
  bound,
  facilities,
  holding,
  icon,
  inOrder,
  interrupt,
  ofType,
  oncePerGame,
  people,
  playsOn,
  skill,
  target,
  your,
} from '@spaceline/engine/language';
import { brings } from '../../words/arriving.ts';
import { onceForEach } from '../../words/once-for-each.ts';

const summit = your(facilities).which(holding(2, your(people).which(icon('Cmd'))));

const first = onceForEach(bound('reported'), 'affiliation', oncePerGame);

export const goingToTheTop = interrupt('Going to the Top', {
  plays: [
    playsOn(summit, {
      effect: inOrder(
        brings(both(ofType('Personnel'), skill('Leadership', 2), first.open), target, { download: true }),
        first.spend,
      ),
    }),
  ],
});
