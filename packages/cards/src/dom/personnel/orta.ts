import { boost, opposing, people, personnel } from '@spaceline/engine/language';

export const orta = personnel('Orta', {
  modifiers: [boost(['strength'], -1, opposing(people))],
  openly: true,
});
