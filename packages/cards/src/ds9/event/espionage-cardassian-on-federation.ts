import { espionage } from '../../espionage.ts';

export const espionageCardassianOnFederation = espionage(
  'Espionage: Cardassian on Federation',
  'Cardassian',
  'Federation',
);
