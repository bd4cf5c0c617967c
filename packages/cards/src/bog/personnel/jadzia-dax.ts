import { boost, icon, personnel } from '@spaceline/engine/language';
import { othersPresent } from '../../reaches.ts';

const oathSworn = icon('nemesis:(R>');

export const jadziaDax = personnel('Jadzia Dax', {
  ids: ['bog-jadzia-dax'],
  modifiers: [boost(['integrity', 'cunning', 'strength'], 2, othersPresent(oathSworn))],
  openly: true,
});
