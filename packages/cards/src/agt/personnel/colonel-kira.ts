import { affiliation, lieOpen, onlyWith, people, personnel, plus, thereIs } from '@spaceline/engine/language';

const romulan = people.which(affiliation('Romulan'));

export const colonelKira = personnel('Colonel Kira', {
  modifiers: [lieOpen(romulan)],
  variable: { cunning: plus(7, onlyWith(2, thereIs(romulan))) },
  openly: true,
});
