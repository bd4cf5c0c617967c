import { keyword, mission, people, your } from '@spaceline/engine/language';
import { forEachDifferent, more } from '../../words/missions.ts';

export const kazonConference = mission('Kazon Conference', {
  points: more(forEachDifferent(your(people).which(keyword('Maje')).present, 5)),
});
