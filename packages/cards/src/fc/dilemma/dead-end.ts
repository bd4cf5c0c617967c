import { dilemma, isAtLeast, placeOnMission, unless, yourScore } from '@spaceline/engine/language';
import { onlyAttemptedBy } from '../../words/missions.ts';

const enough = isAtLeast(yourScore, 50);

export const deadEnd = dilemma('Dead End', {
  encounter: unless(enough, placeOnMission(true)),
  modifiers: [onlyAttemptedBy(enough)],
});
