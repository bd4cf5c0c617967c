import { forEach, keyword, mission, people, upTo, your } from '@spaceline/engine/language';
import { more } from '../../words/missions.ts';

export const combatTraining = mission('Combat Training', {
  points: more(upTo(20, forEach(your(people).which(keyword('Kazon-Ogla')).present, 5))),
});
