import { forEachPerson, icon, interrupt, people, skilled, unless, your } from '@spaceline/engine/language';
import { experiences } from '../../words/q-flash.ts';

export const theHigherTheQer = interrupt('The Higher ... The Q-er', {
  encounter: unless(
    skilled('CIVILIAN'),
    experiences(forEachPerson(your(people).which(icon('Cmd')).present)),
    'mission continues',
  ),
});
