import { boost, both, either, keyword, kin, people, personnel, your } from '@spaceline/engine/language';

const staff = either(keyword('Dabo Girl'), both(kin('Ferengi'), keyword('Waiter')));

export const aluura = personnel('Aluura', {
  modifiers: [boost(['integrity', 'cunning', 'strength'], 2, your(people).other.which(staff).here)],
});
