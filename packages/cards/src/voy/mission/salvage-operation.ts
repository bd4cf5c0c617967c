import { mission, onlyWith, plus, skilled } from '@spaceline/engine/language';
import { worth } from '../../words/missions.ts';

export const salvageOperation = mission('Salvage Operation', {
  points: worth(
    10,
    plus(plus(onlyWith(10, skilled('ENGINEER')), onlyWith(10, skilled('Archaeology'))), onlyWith(10, skilled('Greed'))),
  ),
});
