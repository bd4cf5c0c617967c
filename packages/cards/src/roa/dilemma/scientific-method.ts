import { allOf, dilemma, skilled, toGetPast } from '@spaceline/engine/language';

export const scientificMethod = dilemma('Scientific Method', {
  encounter: toGetPast(allOf(skilled('MEDICAL'), skilled('SCIENCE', 3))),
});
