import { espionage } from '../../espionage.ts';

export const espionageRomulanOnCardassian = espionage('Espionage: Romulan on Cardassian', 'Romulan', 'Cardassian');
