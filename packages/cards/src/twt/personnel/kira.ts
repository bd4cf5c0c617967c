import { affiliation, onlyWith, personnel, plus } from '@spaceline/engine/language';
import { fightsAgainst } from '../../words/fighting.ts';

export const kira = personnel('Kira', {
  variable: { strength: plus(8, onlyWith(3, fightsAgainst(affiliation('Dominion')))) },
});
