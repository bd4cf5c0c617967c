import { anyShip, boost, event, itsHost, playsOn } from '@spaceline/engine/language';

export const bynarsWeaponEnhancement = event('Bynars Weapon Enhancement', {
  plays: [playsOn(anyShip)],
  modifiers: [boost(['weapons'], 2, itsHost('the ship'), { cumulative: true })],
});
