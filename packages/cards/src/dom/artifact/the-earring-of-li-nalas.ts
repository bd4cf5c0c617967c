import { artifact, boost, people, skill } from '@spaceline/engine/language';

export const theEarringOfLiNalas = artifact('The Earring of Li Nalas', {
  useAs: 'Equipment',
  modifiers: [boost(['integrity', 'cunning', 'strength'], 3, people.which(skill('Resistance')))],
  limit: 'not-duplicatable',
  openly: true,
  missing: 'it does not double the points for earning Li Nalas from Rescue Prisoners yet',
});
