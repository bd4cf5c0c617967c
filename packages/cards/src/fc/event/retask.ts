import {
  all,
  anything,
  both,
  bound,
  chosen,
  discard,
  event,
  icon,
  inOrder,
  pick,
  playsOn,
  target,
  the,
  titled,
  universal,
} from '@spaceline/engine/language';
import { brings, inPlaceOfIt } from '../../words/arriving.ts';
import { whateverCan } from '../../words/choosing.ts';
import { drawNoCards } from '../../words/doors.ts';
import { drone } from '../../words/hive.ts';

const cube = chosen('ship');
const any = brings(drone, cube, { download: true });
const one = (subcommand: string) => brings(both(icon(subcommand), drone), cube, { download: true });

export const retask = event('Retask', {
  plays: [
    playsOn(anything.which(titled('Borg Ship')), {
      mark: 'replace',
      effect: inOrder(
        brings(both(universal, titled('Borg Cube')), inPlaceOfIt, { download: true }),
        whateverCan(
          pick('ship', all(bound('reported'))),
          ...[one('Com'), one('Nav'), one('Nav'), one('Def'), any, any, any],
          discard(the(target)),
          drawNoCards,
        ),
      ),
      stays: false,
      text: 'plays on any Borg Ship in play, to replace it: download there a universal Borg Cube with seven drones, one [Com], two [Nav], one [Def] and three of any kind; discard that dilemma, and draw no cards this turn',
    }),
  ],
});
