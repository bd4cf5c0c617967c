import { espionage } from '../../espionage.ts';

export const espionageDominionOnFederation = espionage('Espionage - Dominion on Federation', 'Dominion', 'Federation');
