import { boost, kin, people, personnel } from '@spaceline/engine/language';

export const theCenturion = personnel('The Centurion', {
  modifiers: [boost(['integrity', 'cunning', 'strength'], 1, people.other.which(kin('Romulan')).here)],
  openly: true,
});
