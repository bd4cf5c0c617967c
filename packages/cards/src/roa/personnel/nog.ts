import {
  affiliation,
  either,
  gainSkill,
  personnel,
  shipClass,
  ships,
  thisCard,
  your,
} from '@spaceline/engine/language';
import { isAboard } from '../../words/people-and-ships.ts';

export const nog = personnel('Nog', {
  modifiers: [
    gainSkill('ENGINEER', thisCard, {
      while: isAboard(your(ships).which(either(shipClass('Defiant'), affiliation('Ferengi')))),
    }),
  ],
});
