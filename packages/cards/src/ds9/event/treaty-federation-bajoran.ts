import { treaty } from '../../treaties.ts';

export const treatyFederationBajoran = treaty('Treaty: Federation/Bajoran', ['Federation', 'Bajoran'], { seeds: true });
