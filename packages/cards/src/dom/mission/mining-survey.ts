import { mayAttempt, mission, people } from '@spaceline/engine/language';
import { maySeedFacilityHere, oreHere, whoseStationHereHas } from '../../words/sites.ts';

export const miningSurvey = mission('Mining Survey', {
  modifiers: [
    mayAttempt(people.which(whoseStationHereHas('Ore Processing Unit'))),
    maySeedFacilityHere('Nor'),
    maySeedFacilityHere('Empok Nor', 'mission-phase'),
    oreHere.grant,
  ],
});
