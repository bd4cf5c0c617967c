import { affiliation, both, either, mission, ofType, universal } from '@spaceline/engine/language';
import { eachMaySeed } from '../../words/reporting.ts';

export const searchForSurvivors = mission('Search for Survivors', {
  modifiers: [
    eachMaySeed(
      'any number of',
      both(universal, either(affiliation('Cardassian'), affiliation('Bajoran')), ofType('Personnel')),
    ),
  ],
});
