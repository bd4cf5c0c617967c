import { boost, kin, personnel } from '@spaceline/engine/language';
import { othersPresent } from '../../reaches.ts';

export const kor = personnel('Kor', {
  modifiers: [boost(['strength'], 2, othersPresent(kin('Klingon')))],
  openly: true,
});
