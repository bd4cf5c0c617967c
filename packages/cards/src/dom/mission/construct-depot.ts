import { may, mayNotBeAttempted, mission, titled } from '@spaceline/engine/language';
import { downloadHere } from '../../words/reporting.ts';

export const constructDepot = mission('Construct Depot', {
  solved: may(downloadHere(titled('Remote Supply Depot'))),
  modifiers: [mayNotBeAttempted('opponent')],
});
