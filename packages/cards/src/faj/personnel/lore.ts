import { anything, multiply, personnel, titled } from '@spaceline/engine/language';
import { doublesNumbersOf } from '../../words/doubling.ts';

/** Both players' (docs/decisions/rules.md, R-12.31); two of him double nothing further. */
export const lore = personnel('Lore', {
  modifiers: [
    multiply(['strength'], 2, anything.which(titled('Rogue Borg Mercenaries'))),
    doublesNumbersOf(titled('Crystalline Entity')),
  ],
  openly: true,
});
