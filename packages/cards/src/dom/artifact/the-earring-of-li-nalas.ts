import { artifact, boost, itsCause, multipliesPoints, people, skill, titled } from '@spaceline/engine/language';
import { whenEarned } from '../../words/missions.ts';

export const theEarringOfLiNalas = artifact('The Earring of Li Nalas', {
  useAs: 'Equipment',
  modifiers: [boost(['integrity', 'cunning', 'strength'], 3, people.which(skill('Resistance')))],
  triggers: [whenEarned(titled('Li Nalas'), 'Rescue Prisoners', multipliesPoints(itsCause, 2))],
  limit: 'not-duplicatable',
  openly: true,
});
