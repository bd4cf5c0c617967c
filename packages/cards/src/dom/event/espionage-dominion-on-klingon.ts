import { icon } from '@spaceline/engine/language';
import { espionage } from '../../espionage.ts';

export const espionageDominionOnKlingon = espionage(
  'Espionage - Dominion on Klingon',
  'Dominion',
  'Klingon',
  icon('inf:Klingon'),
);
