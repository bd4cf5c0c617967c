import { gainSkill, personnel, someoneHasInPlay, thisCard } from '@spaceline/engine/language';

const kareen = someoneHasInPlay('Kareen Brianon');

export const iraGraves = personnel('Ira Graves', {
  modifiers: [gainSkill('Treachery', thisCard, { while: kareen }), gainSkill('Biology', thisCard, { while: kareen })],
});
