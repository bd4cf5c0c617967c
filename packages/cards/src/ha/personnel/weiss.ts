import { boost, opposing, people, personnel } from '@spaceline/engine/language';

export const weiss = personnel('Weiss', {
  modifiers: [boost(['strength'], -1, opposing(people))],
  openly: true,
});
