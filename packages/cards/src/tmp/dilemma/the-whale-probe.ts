import { dilemma, discardThis, people, putsInStasis, struckHere, vessels } from '@spaceline/engine/language';
import { whereNullified } from '../../nullifiers.ts';
import { movesAlong, placeHereBoundForFurthestEnd } from '../../words/self-moving.ts';

export const theWhaleProbe = dilemma('The Whale Probe', {
  encounter: placeHereBoundForFurthestEnd,
  modifiers: [putsInStasis(vessels.which(struckHere)), putsInStasis(people.which(struckHere))],
  triggers: [movesAlong('the end of the spaceline that was further away', null, discardThis)],
  nullified: whereNullified,
  limit: 'unique',
});
