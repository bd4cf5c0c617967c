import { espionage } from '../../espionage.ts';

export const espionageKlingonOnFederation = espionage('Espionage: Klingon on Federation', 'Klingon', 'Federation');
