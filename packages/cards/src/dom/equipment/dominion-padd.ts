import { affiliation, boost, equipment, yourPersonnelPresent } from '@spaceline/engine/language';

export const dominionPadd = equipment('Dominion PADD', {
  modifiers: [boost(['cunning'], 2, yourPersonnelPresent(affiliation('Dominion')), { cumulative: true })],
});
