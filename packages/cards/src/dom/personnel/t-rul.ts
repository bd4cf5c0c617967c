import { boost, cloaked, personnel } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';

export const tRul = personnel("T'Rul", {
  modifiers: [boost(['range'], 1, shipAboard(cloaked))],
  openly: 'aboard theirs',
});
