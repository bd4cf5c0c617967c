import { espionage } from '../../espionage.ts';

export const espionageRomulanOnBajoran = espionage('Espionage: Romulan on Bajoran', 'Romulan', 'Bajoran');
