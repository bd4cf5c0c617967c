import { mayAttempt, mission, people, titled } from '@spaceline/engine/language';
import { mayBeSpiedOn } from '../../espionage.ts';
import { inATeamWith } from '../../words/people-and-ships.ts';

export const espionageMission = mission('Espionage Mission', {
  ids: ['fc-espionage-mission', 'ref-espionage-mission'],
  modifiers: [mayBeSpiedOn('Federation'), mayAttempt(people.which(inATeamWith(titled('Selok'))))],
});
