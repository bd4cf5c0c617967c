import { boost, both, icon, not, people, personnel, your } from '@spaceline/engine/language';

export const mrSisko = personnel('Mr. Sisko', {
  modifiers: [boost(['integrity', 'cunning', 'strength'], 1, your(people).which(both(icon('TE'), not(icon('AU')))))],
});
