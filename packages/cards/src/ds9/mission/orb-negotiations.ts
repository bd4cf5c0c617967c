import { keyword, mission } from '@spaceline/engine/language';
import { eachMaySeedUnder } from '../../words/reporting.ts';

export const orbNegotiations = mission('Orb Negotiations', {
  modifiers: [eachMaySeedUnder('any number of', keyword('Orb artifact'))],
});
