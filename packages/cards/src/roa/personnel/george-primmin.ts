import { ability, oncePerGame, personnel, titled } from '@spaceline/engine/language';
import { nullifyOne } from '../../nullifiers.ts';

export const georgePrimmin = personnel('George Primmin', {
  abilities: [ability('nullify', nullifyOne(titled('Computer Crash')), { limit: oncePerGame })],
});
