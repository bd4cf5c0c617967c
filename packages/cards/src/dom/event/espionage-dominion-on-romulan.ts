import { icon } from '@spaceline/engine/language';
import { espionage } from '../../espionage.ts';

export const espionageDominionOnRomulan = espionage(
  'Espionage - Dominion on Romulan',
  'Dominion',
  'Romulan',
  icon('inf:Romulan'),
);
