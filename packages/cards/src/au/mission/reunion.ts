import { allOf, having, mission, onlyWith, skilled } from '@spaceline/engine/language';
import { worth } from '../../words/missions.ts';

export const reunion = mission('Reunion', {
  points: worth(15, onlyWith(25, allOf(skilled('Miracle Worker'), skilled('Cantankerousness'), having('Spock')))),
});
