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

const drone = keyword('Drone');
const guards = plus(1, onlyWith(1, byOpponent));

export const awaken = interrupt('Awaken', {
  plays: [
    playsTo(download(both(either(icon('Com'), icon('Nav')), drone)), { mark: 'drone' }),
    ...atAny(
      ['ship-battle', 'personnel-battle'],
      bringsUpTo(guards, both(either(icon('Def')), drone), your(ships).here, { download: true }),
      {
        mark: 'guards',
      },
    ),
  ],
});
