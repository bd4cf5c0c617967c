import { skill } from '@spaceline/engine/language';
import { espionage } from '../../espionage.ts';

export const espionageBajoranOnCardassian = espionage(
  'Espionage: Bajoran on Cardassian',
  'Bajoran',
  'Cardassian',
  skill('Resistance'),
);
