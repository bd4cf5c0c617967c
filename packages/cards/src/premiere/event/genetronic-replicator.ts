import { allOf, cancelIt, event, people, playsOnTable, trigger, your } from '@spaceline/engine/language';
import { aboutToDie } from '../../words/answers.ts';
import { presentWhereItHappens } from '../../words/skills-there.ts';
import { inAnAwayTeam } from '../../words/teams.ts';

export const genetronicReplicator = event('Genetronic Replicator', {
  plays: [playsOnTable()],
  triggers: [
    trigger({ on: 'dies' }, cancelIt, {
      when: allOf(aboutToDie(your(people).which(inAnAwayTeam)), presentWhereItHappens(['MEDICAL', 2])),
    }),
  ],
});
