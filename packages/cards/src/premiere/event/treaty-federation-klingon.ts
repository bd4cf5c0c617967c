import { treaty } from '../../treaties.ts';

export const treatyFederationKlingon = treaty('Treaty: Federation/Klingon', ['Federation', 'Klingon']);
