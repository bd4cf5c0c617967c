import { awayTeam, dilemma, simply } from '@spaceline/engine/language';
import { loveInterestOf } from '../../words/classic-dilemmas.ts';

export const femalesLoveInterest = dilemma("Female's Love Interest", {
  encounter: simply(loveInterestOf('female', awayTeam)),
});
