import { boost, keyword, personnel } from '@spaceline/engine/language';
import { othersPresent } from '../../reaches.ts';

export const kor = personnel('Kor', {
  modifiers: [boost(['strength'], 2, othersPresent(keyword('Klingon')))],
  openly: true,
});
