import { affiliation, both, either, mission, ofType, universal } from '@spaceline/engine/language';
import { eachMaySeedUnder } from '../../words/reporting.ts';

export const searchForSurvivors = mission('Search for Survivors', {
  modifiers: [
    eachMaySeedUnder(
      'any number of',
      both(universal, either(affiliation('Cardassian'), affiliation('Bajoran')), ofType('Personnel')),
    ),
  ],
});
