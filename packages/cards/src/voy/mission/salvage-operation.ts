import { mission, skilled } from '@spaceline/engine/language';
import { forEachMet, worth } from '../../words/missions.ts';

export const salvageOperation = mission('Salvage Operation', {
  points: worth(10, forEachMet(10, skilled('ENGINEER'), skilled('Archaeology'), skilled('Greed'))),
});
