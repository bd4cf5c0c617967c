import { artifact, boost, itsCause, people, skill, titled } from '@spaceline/engine/language';
import { doublesPointsOf, whenEarned } from '../../words/missions.ts';

export const theEarringOfLiNalas = artifact('The Earring of Li Nalas', {
  useAs: 'Equipment',
  modifiers: [boost(['integrity', 'cunning', 'strength'], 3, people.which(skill('Resistance')))],
  triggers: [whenEarned(titled('Li Nalas'), 'Rescue Prisoners', doublesPointsOf(itsCause))],
  limit: 'not-duplicatable',
  openly: true,
});
