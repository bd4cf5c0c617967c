import {
  both,
  byOpponent,
  download,
  either,
  icon,
  interrupt,
  keyword,
  onlyWith,
  playsTo,
  plus,
  ships,
  your,
} from '@spaceline/engine/language';
import { atAny } from '../../words/answers.ts';
import { bringsUpTo } from '../../words/arriving.ts';

const drone = (...subcommands: readonly string[]) => both(either(...subcommands.map(icon)), keyword('Drone'));
const guards = plus(1, onlyWith(1, byOpponent));

export const awaken = interrupt('Awaken', {
  plays: [
    playsTo(download(drone('Com', 'Nav')), { mark: 'drone' }),
    ...atAny(
      ['ship-battle', 'personnel-battle'],
      bringsUpTo(guards, drone('Def'), your(ships).here, { download: true }),
      {
        mark: 'guards',
      },
    ),
  ],
});
