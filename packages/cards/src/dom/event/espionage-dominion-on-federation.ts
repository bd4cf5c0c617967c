import { icon } from '@spaceline/engine/language';
import { espionage } from '../../espionage.ts';

export const espionageDominionOnFederation = espionage(
  'Espionage - Dominion on Federation',
  'Dominion',
  'Federation',
  icon('inf:Federation'),
);
