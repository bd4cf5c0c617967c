import { havingAny, keyword, mission, onlyWith } from '@spaceline/engine/language';
import { more } from '../../words/missions.ts';

export const cureBlight = mission('Cure Blight', {
  points: more(onlyWith(5, havingAny(keyword('MEDICAL-related equipment')))),
});
