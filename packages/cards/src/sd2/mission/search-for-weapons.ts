import { keyword, mission } from '@spaceline/engine/language';
import { eachMaySeedUnder } from '../../words/reporting.ts';

export const searchForWeapons = mission('Search for Weapons', {
  modifiers: [eachMaySeedUnder('any number of', keyword('hand weapon'))],
});
