import { icon, mission, onlyWith, people, thereIs, your } from '@spaceline/engine/language';
import { more } from '../../words/missions.ts';

export const answerDistressSignal = mission('Answer Distress Signal', {
  points: more(onlyWith(10, thereIs(your(people).which(icon('Holo')).present))),
});
