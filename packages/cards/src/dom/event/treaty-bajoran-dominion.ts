import { treaty } from '../../treaties.ts';

export const treatyBajoranDominion = treaty('Treaty: Bajoran/Dominion', ['Bajoran', 'Dominion'], {
  freeWith: ['Kai Winn', 'The Emissary'],
});
