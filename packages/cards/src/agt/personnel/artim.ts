import { boost, both, not, people, personnel, skill, your } from '@spaceline/engine/language';

const good = not(skill('Treachery'));

export const artim = personnel('Artim', {
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 1, your(people).which(both(good, not(skill('Youth')))).present),
    boost(['integrity', 'cunning', 'strength'], 2, your(people).which(both(skill('Youth'), good)).present),
  ],
});
