import { awayTeam, dilemma, simply } from '@spaceline/engine/language';
import { loveInterestOf } from '../../words/classic-dilemmas.ts';

export const malesLoveInterest = dilemma("Male's Love Interest", {
  encounter: simply(loveInterestOf('male', awayTeam)),
});
