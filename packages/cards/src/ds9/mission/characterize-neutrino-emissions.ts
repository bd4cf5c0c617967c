import { keyword, mission } from '@spaceline/engine/language';
import { eachMaySeed } from '../../words/reporting.ts';

export const characterizeNeutrinoEmissions = mission('Characterize Neutrino Emissions', {
  modifiers: [eachMaySeed('any number of', keyword('Orb artifact'))],
});
