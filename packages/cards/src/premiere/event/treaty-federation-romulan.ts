import { treaty } from '../../treaties.ts';

export const treatyFederationRomulan = treaty('Treaty: Federation/Romulan', ['Federation', 'Romulan']);
