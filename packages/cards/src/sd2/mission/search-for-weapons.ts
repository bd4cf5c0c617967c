import { keyword, mission } from '@spaceline/engine/language';
import { eachMaySeed } from '../../words/reporting.ts';

export const searchForWeapons = mission('Search for Weapons', {
  modifiers: [eachMaySeed('any number of', keyword('hand weapon'))],
});
