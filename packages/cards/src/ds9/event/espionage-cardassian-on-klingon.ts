import { espionage } from '../../espionage.ts';

export const espionageCardassianOnKlingon = espionage('Espionage: Cardassian on Klingon', 'Cardassian', 'Klingon');
