import { dilemma, over, someone, toGetPast } from '@spaceline/engine/language';

export const theClownBeneathTheMask = dilemma('The Clown: Beneath the Mask', {
  encounter: toGetPast(someone(over(['integrity', 'cunning', 'strength'], 23))),
});
