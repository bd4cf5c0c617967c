import { ability, keyword, oncePerGame, personnel } from '@spaceline/engine/language';
import { nullifyOne } from '../../nullifiers.ts';

export const admiralCartwright = personnel('Admiral Cartwright', {
  abilities: [ability('nullify', nullifyOne(keyword('Federation treaty')), { limit: oncePerGame })],
});
