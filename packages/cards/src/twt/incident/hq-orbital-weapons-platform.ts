import { incident, playsOn } from '@spaceline/engine/language';
import { firesOnAttackers } from '../../words/platforms.ts';
import { homeworlds, ofThisHomeworld } from '../../worlds.ts';

export const hqOrbitalWeaponsPlatform = incident('HQ: Orbital Weapons Platform', {
  plays: [playsOn(homeworlds)],
  abilities: [firesOnAttackers(ofThisHomeworld)],
});
