import {
  allOf,
  cancelIt,
  event,
  people,
  playsOnTable,
  trigger,
  whereItHappens,
  your,
} from '@spaceline/engine/language';
import { aboutToDie } from '../../words/answers.ts';
import { skillsAt } from '../../words/skills-there.ts';
import { inAnAwayTeam } from '../../words/teams.ts';

export const genetronicReplicator = event('Genetronic Replicator', {
  plays: [playsOnTable()],
  triggers: [
    trigger({ on: 'dies' }, cancelIt, {
      when: allOf(aboutToDie(your(people).which(inAnAwayTeam)), skillsAt(whereItHappens, ['MEDICAL', 2])),
    }),
  ],
});
