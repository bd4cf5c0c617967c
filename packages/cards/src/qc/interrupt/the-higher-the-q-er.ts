import { forEachPerson, icon, interrupt, people, skilled, unless, your } from '@spaceline/engine/language';
import { experiencesMore } from '../../words/q-flash.ts';

export const theHigherTheQer = interrupt('The Higher ... The Q-er', {
  encounter: unless(
    skilled('CIVILIAN'),
    experiencesMore(forEachPerson(your(people).which(icon('Cmd')).present)),
    'mission continues',
  ),
});
