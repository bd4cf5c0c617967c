import { treaty } from '../../treaties.ts';

export const treatyRomulanBajoran = treaty('Treaty: Romulan/Bajoran', ['Romulan', 'Bajoran'], {
  freeWith: ['Colonel Kira', 'Senator Cretak'],
});
