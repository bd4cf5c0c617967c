import { espionage } from '../../espionage.ts';

export const espionageRomulanOnFederation = espionage('Espionage: Romulan on Federation', 'Romulan', 'Federation');
