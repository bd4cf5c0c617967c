import { boost, equipment, keyword, yourPersonnelPresent } from '@spaceline/engine/language';

export const batleth = equipment("Bat'leth", {
  modifiers: [boost(['strength'], 2, yourPersonnelPresent(keyword('Klingon')), { cumulative: true })],
  missing: 'once in each battle, a Klingon present cannot yet wound mortally the adversary whom they just stunned',
});
