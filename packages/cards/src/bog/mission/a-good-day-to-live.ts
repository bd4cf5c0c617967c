import { forEach, icon, mission, people, your } from '@spaceline/engine/language';
import { more } from '../../words/missions.ts';

export const aGoodDayToLive = mission('A Good Day To Live', {
  points: more(forEach(your(people).which(icon('nemesis:(R>')).present, 5)),
});
