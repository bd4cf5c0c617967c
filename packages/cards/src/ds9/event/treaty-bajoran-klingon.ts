import { treaty } from '../../treaties.ts';

export const treatyBajoranKlingon = treaty('Treaty: Bajoran/Klingon', ['Bajoran', 'Klingon'], {
  freeWith: ['Chancellor Gowron'],
});
