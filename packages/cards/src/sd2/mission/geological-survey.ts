import { anyOf, mission, onlyWith, skilled } from '@spaceline/engine/language';
import { more } from '../../words/missions.ts';

export const geologicalSurvey = mission('Geological Survey', {
  points: more(onlyWith(10, anyOf(skilled('Geology', 3), skilled('Greed', 3)))),
});
