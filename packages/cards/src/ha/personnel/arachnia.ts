import { boost, female, holding, not, opponents, people, personnel, ships } from '@spaceline/engine/language';

export const arachnia = personnel('Arachnia', {
  modifiers: [boost(['shields'], -4, opponents(ships).which(not(holding(1, people.which(female)))).here)],
  openly: true,
});
