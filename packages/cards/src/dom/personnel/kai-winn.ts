import { gainSkill, keyword, personnel, someoneHasInPlay, thisCard } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const kaiWinn = personnel('Kai Winn', {
  modifiers: [gainSkill('Honor', thisCard, { while: someoneHasInPlay('The Emissary') })],
  downloads: [specialDownload(keyword('Bajoran treaty'))],
});
