import { boost, both, kin, not, people, personnel, skill } from '@spaceline/engine/language';

export const dtan = personnel("D'Tan", {
  modifiers: [boost(['integrity'], 1, people.which(both(kin('Romulan'), not(skill('Treachery')))).present)],
  openly: true,
});
