import { anyOf, damageShip, dilemma, skilled, theShip, unless } from '@spaceline/engine/language';

export const orionSyndicateBomb = dilemma('Orion Syndicate Bomb', {
  encounter: unless(anyOf(skilled('Transporter Skill'), skilled('Orion Syndicate')), damageShip(theShip), 'discard'),
});
