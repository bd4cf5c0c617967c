import { may, mission, onlyYourEnd, titled } from '@spaceline/engine/language';
import { downloadHere } from '../../words/reporting.ts';

export const constructDepot = mission('Construct Depot', {
  solved: may(downloadHere(titled('Remote Supply Depot'))),
  modifiers: onlyYourEnd(),
});
