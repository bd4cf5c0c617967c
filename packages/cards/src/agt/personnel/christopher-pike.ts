import { boost, icon, people, personnel, your } from '@spaceline/engine/language';

export const christopherPike = personnel('Christopher Pike', {
  modifiers: [boost(['integrity', 'cunning', 'strength'], 1, your(people).other.which(icon('OS')).here)],
});
