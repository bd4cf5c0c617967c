import { gainSkill, keyword, personnel, someoneHasInPlay, thisCard } from '@spaceline/engine/language';

export const kaiWinn = personnel('Kai Winn', {
  modifiers: [gainSkill('Honor', thisCard, { while: someoneHasInPlay('The Emissary') })],
  downloads: [{ icon: 0, who: keyword('Bajoran treaty'), text: 'any Bajoran treaty' }],
});
