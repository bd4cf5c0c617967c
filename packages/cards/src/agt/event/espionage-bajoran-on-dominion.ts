import { titled } from '@spaceline/engine/language';
import { espionage } from '../../espionage.ts';

export const espionageBajoranOnDominion = espionage(
  'Espionage: Bajoran on Dominion',
  'Bajoran',
  'Dominion',
  titled('Odo'),
);
