import { espionage } from '../../espionage.ts';

export const espionageCardassianOnBajoran = espionage('Espionage: Cardassian on Bajoran', 'Cardassian', 'Bajoran');
