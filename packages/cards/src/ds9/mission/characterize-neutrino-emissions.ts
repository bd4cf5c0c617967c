import { keyword, mission } from '@spaceline/engine/language';
import { eachMaySeedUnder } from '../../words/reporting.ts';

export const characterizeNeutrinoEmissions = mission('Characterize Neutrino Emissions', {
  modifiers: [eachMaySeedUnder('any number of', keyword('Orb artifact'))],
});
