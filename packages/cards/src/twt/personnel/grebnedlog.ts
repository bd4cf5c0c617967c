import {
  ability,
  captures,
  oncePerGame,
  opponents,
  people,
  personnel,
  skill,
  youChoose,
} from '@spaceline/engine/language';

export const grebnedlog = personnel('Grebnedlog', {
  abilities: [
    ability('capture', captures(youChoose(1, opponents(people).which(skill('ENGINEER')).here)), {
      limit: oncePerGame,
    }),
  ],
  capturing: true,
  openly: true,
});
