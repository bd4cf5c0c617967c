import { artifact, icon, onceEachTurn } from '@spaceline/engine/language';
import { carriesThroughTime } from '../../words/time-travel.ts';

/** */
export const orbOfTime = artifact('Orb of Time', {
  useAs: 'Equipment',
  abilities: carriesThroughTime(onceEachTurn, icon('Orb')),
});
