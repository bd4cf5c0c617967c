import { boost, equipment, kin, people, your } from '@spaceline/engine/language';
import { mayWoundInstead } from '../../hand-weapons.ts';

const klingons = your(people).which(kin('Klingon')).present;

export const batleth = equipment("Bat'leth", {
  modifiers: [boost(['strength'], 2, klingons, { cumulative: true })],
  abilities: [mayWoundInstead(klingons)],
});
