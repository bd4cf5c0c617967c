import { boost, both, either, equipment, icon, kin, people, your } from '@spaceline/engine/language';

const obedient = either(icon('MQ'), both(icon('OS'), kin('Klingon')));

export const agonizer = equipment('Agonizer', {
  modifiers: [boost(['integrity', 'cunning'], 1, your(people).which(obedient).present, { cumulative: 3 })],
});
