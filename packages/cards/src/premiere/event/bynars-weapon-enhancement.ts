import { boost, event, itsHost, playsOn, ships } from '@spaceline/engine/language';

export const bynarsWeaponEnhancement = event('Bynars Weapon Enhancement', {
  plays: [playsOn(ships)],
  modifiers: [boost(['weapons'], 2, itsHost('the ship'), { cumulative: true })],
});
