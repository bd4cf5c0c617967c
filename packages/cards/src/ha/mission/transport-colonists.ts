import { anyOf, mission, onlyWith, skilled } from '@spaceline/engine/language';
import { more } from '../../words/missions.ts';

export const transportColonists = mission('Transport Colonists', {
  points: more(onlyWith(5, anyOf(skilled('Empathy'), skilled('Mindmeld')))),
});
