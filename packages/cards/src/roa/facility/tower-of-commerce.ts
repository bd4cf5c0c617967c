import { both, either, keyword, kin, skill } from '@spaceline/engine/language';
import { guestsOrHq, headquarters } from '../../headquarters.ts';

export const towerOfCommerce = headquarters(
  'Tower of Commerce',
  'Ferenginar',
  guestsOrHq(both(kin('Ferengi'), either(skill('V.I.P.'), skill('CIVILIAN'), keyword('Hupyrian')))),
);
