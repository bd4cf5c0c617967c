import {
  gainSkill,
  keyword,
  lieOpen,
  people,
  personnel,
  someoneHasInPlay,
  thisCard,
  titled,
} from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const kaiWinn = personnel('Kai Winn', {
  modifiers: [
    lieOpen(people.which(titled('The Emissary'))),
    gainSkill('Honor', thisCard, { while: someoneHasInPlay('The Emissary') }),
  ],
  downloads: [specialDownload(keyword('Bajoran treaty'))],
  openly: true,
});
