import { boost, personnel, skill } from '@spaceline/engine/language';
import { othersPresent } from '../../reaches.ts';

/** CR-50: an admiral by his title. */
export const admiralMccoy = personnel('Admiral McCoy', {
  modifiers: [boost(['cunning'], 3, othersPresent(skill('MEDICAL')))],
  openly: true,
});
