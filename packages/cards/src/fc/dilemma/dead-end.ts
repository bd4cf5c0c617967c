import { dilemma, placeOnMission, unless } from '@spaceline/engine/language';
import { onlyAttemptedBy } from '../../words/missions.ts';
import { pointsAtLeast } from '../../words/players.ts';

const enough = pointsAtLeast(50);

export const deadEnd = dilemma('Dead End', {
  encounter: unless(enough, placeOnMission(true)),
  modifiers: [onlyAttemptedBy(enough)],
});
