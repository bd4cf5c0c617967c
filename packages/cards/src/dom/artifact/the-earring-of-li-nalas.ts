import {
  anything,
  artifact,
  boost,
  eachTime,
  itsCause,
  multipliesPoints,
  people,
  skill,
  titled,
} from '@spaceline/engine/language';

const liNalas = anything.which(titled('Li Nalas'));
const prisoners = anything.which(titled('Rescue Prisoners'));

export const theEarringOfLiNalas = artifact('The Earring of Li Nalas', {
  useAs: 'Equipment',
  modifiers: [boost(['integrity', 'cunning', 'strength'], 3, people.which(skill('Resistance')))],
  triggers: eachTime('acquired', { what: liNalas, from: prisoners }, multipliesPoints(itsCause, 2)),
  limit: 'not-duplicatable',
  openly: true,
});
