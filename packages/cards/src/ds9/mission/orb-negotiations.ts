import { keyword, mission } from '@spaceline/engine/language';
import { eachMaySeed } from '../../words/reporting.ts';

export const orbNegotiations = mission('Orb Negotiations', {
  modifiers: [eachMaySeed('any number of', keyword('Orb artifact'))],
});
