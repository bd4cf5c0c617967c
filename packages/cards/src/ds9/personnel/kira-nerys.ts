import { affiliation, onlyWith, personnel, plus } from '@spaceline/engine/language';
import { fightsAgainst } from '../../words/fighting.ts';

export const kiraNerys = personnel('Kira Nerys', {
  ids: ['ds9-kira-nerys', 'ref-kira-nerys'],
  variable: { strength: plus(8, onlyWith(3, fightsAgainst(affiliation('Cardassian')))) },
});
