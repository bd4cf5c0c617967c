import { espionage } from '../../espionage.ts';

export const espionageRomulanOnKlingon = espionage('Espionage: Romulan on Klingon', 'Romulan', 'Klingon');
