import { boost, equipment, keyword, yourPersonnelPresent } from '@spaceline/engine/language';
import { mayWoundInstead } from '../../battles.ts';

const klingon = keyword('Klingon');

export const batleth = equipment("Bat'leth", {
  modifiers: [boost(['strength'], 2, yourPersonnelPresent(klingon), { cumulative: true })],
  abilities: [mayWoundInstead(klingon, 'one of your Klingons present')],
});
