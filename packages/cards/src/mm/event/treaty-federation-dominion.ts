import { treaty } from '../../treaties.ts';

export const treatyFederationDominion = treaty('Treaty: Federation/Dominion', ['Federation', 'Dominion'], {
  freeWith: ['Weyoun', 'Benjamin Sisko'],
});
