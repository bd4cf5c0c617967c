import { boost, either, equipment, keyword, yourPersonnelPresent } from '@spaceline/engine/language';

const users = either(keyword("Jem'Hadar"), keyword('Breen'), keyword('Dosi'));

export const kartakin = equipment("Kar'takin", {
  modifiers: [boost(['strength'], 2, yourPersonnelPresent(users), { cumulative: true })],
  missing: 'once in each battle, one of them cannot yet wound mortally the adversary whom they just stunned',
});
