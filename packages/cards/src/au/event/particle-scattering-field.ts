import { ability, discardThis, event, hasEquipment, playsOn, ships, your } from '@spaceline/engine/language';
import { noBeamingToPlanetHere } from '../../words/beaming.ts';

export const particleScatteringField = event('Particle Scattering Field', {
  plays: [playsOn(your(ships).which(hasEquipment('Particle Scattering Device')))],
  modifiers: [noBeamingToPlanetHere],
  abilities: [ability('discard', discardThis, { timing: 'any' })],
});
