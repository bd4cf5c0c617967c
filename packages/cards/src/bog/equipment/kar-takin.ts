import { boost, either, equipment, keyword, yourPersonnelPresent } from '@spaceline/engine/language';
import { mayWoundInstead } from '../../battles.ts';

const users = either(keyword("Jem'Hadar"), keyword('Breen'), keyword('Dosi'));

export const kartakin = equipment("Kar'takin", {
  modifiers: [boost(['strength'], 2, yourPersonnelPresent(users), { cumulative: true })],
  abilities: [mayWoundInstead(users, 'one of them')],
});
