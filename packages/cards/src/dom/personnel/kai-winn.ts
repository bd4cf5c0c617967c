import { FIRST_IN_PLAY } from '@spaceline/engine';
import { gainSkill, keyword, personnel } from '@spaceline/engine/language';

export const kaiWinn = personnel('Kai Winn', {
  modifiers: [
    gainSkill('Honor', {
      applies: (g, source, id) =>
        source === id && g.state.cards.some((c) => c.zone >= FIRST_IN_PLAY && g.defs[c.def].title === 'The Emissary'),
      text: 'while The Emissary is in play, she',
    }),
  ],
  downloads: [{ icon: 0, who: keyword('Bajoran treaty'), text: 'any Bajoran treaty' }],
});
