import { boost, both, icon, keyword, personnel } from '@spaceline/engine/language';
import { othersPresent } from '../../reaches.ts';

export const ixtanaRax = personnel("Ixtana'Rax", {
  modifiers: [boost(['integrity', 'cunning', 'strength'], 1, othersPresent(both(icon('GQ'), keyword("Jem'Hadar"))))],
  openly: true,
});
