import { boost, opposing, people, personnel } from '@spaceline/engine/language';

export const maleth = personnel('Maleth', {
  modifiers: [boost(['strength'], -1, opposing(people))],
  openly: true,
});
