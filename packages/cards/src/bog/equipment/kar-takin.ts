import { boost, either, equipment, keyword, people, your } from '@spaceline/engine/language';
import { mayWoundInstead } from '../../hand-weapons.ts';

const users = your(people).which(either(keyword("Jem'Hadar"), keyword('Breen'), keyword('Dosi'))).present;

export const kartakin = equipment("Kar'takin", {
  modifiers: [boost(['strength'], 2, users, { cumulative: true })],
  abilities: [mayWoundInstead(users)],
});
