import { boost, both, kin, people, personnel, skill } from '@spaceline/engine/language';

export const kahlest = personnel('Kahlest', {
  modifiers: [boost(['strength'], 2, people.which(both(kin('Klingon'), skill('Honor'))).present)],
  openly: true,
});
