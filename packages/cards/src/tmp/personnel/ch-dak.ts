import { affiliation, boost, both, icon, personnel } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';

export const chdak = personnel("Ch'dak", {
  modifiers: [boost(['range'], 1, shipAboard(both(affiliation('Klingon'), icon('Films'))))],
  openly: 'aboard theirs',
});
