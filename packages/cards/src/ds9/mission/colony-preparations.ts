import { may, mission, titled } from '@spaceline/engine/language';
import { downloadHere } from '../../words/reporting.ts';

export const colonyPreparations = mission('Colony Preparations', {
  solved: may(downloadHere(titled('Colony'))),
});
