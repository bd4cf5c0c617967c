import { treaty } from '../../treaties.ts';

export const treatyRomulanDominion = treaty('Treaty: Romulan/Dominion', ['Romulan', 'Dominion'], {
  freeWith: ['Senator Vreenak'],
});
