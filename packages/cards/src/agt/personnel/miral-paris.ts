import { gainSkill, personnel, someoneHasInPlay, thisCard } from '@spaceline/engine/language';

export const miralParis = personnel('Miral Paris', {
  ids: ['agt-021', 'agt-021-b'],
  modifiers: [gainSkill('Diplomacy', thisCard, { while: someoneHasInPlay('Treaty: Federation/Klingon') })],
});
