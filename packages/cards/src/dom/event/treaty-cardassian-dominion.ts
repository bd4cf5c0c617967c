import { treaty } from '../../treaties.ts';

export const treatyCardassianDominion = treaty('Treaty: Cardassian/Dominion', ['Cardassian', 'Dominion'], {
  seeds: true,
  freeWith: ['Dukat'],
});
