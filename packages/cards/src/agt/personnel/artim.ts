import { boost, not, people, personnel, skill, your } from '@spaceline/engine/language';

const good = your(people).which(not(skill('Treachery')));

export const artim = personnel('Artim', {
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 1, good.which(not(skill('Youth'))).present),
    boost(['integrity', 'cunning', 'strength'], 2, good.which(skill('Youth')).present),
  ],
});
