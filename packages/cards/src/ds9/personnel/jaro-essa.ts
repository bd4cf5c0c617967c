import { boost, personnel, thisCard, titled } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';

export const jaroEssa = personnel('Jaro Essa', {
  modifiers: [boost(['cunning'], 3, thisCard, { while: isWith(titled('Vedek Winn')) })],
});
