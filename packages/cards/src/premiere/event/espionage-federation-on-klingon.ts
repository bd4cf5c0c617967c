import { espionage } from '../../espionage.ts';

export const espionageFederationOnKlingon = espionage('Espionage: Federation on Klingon', 'Federation', 'Klingon');
