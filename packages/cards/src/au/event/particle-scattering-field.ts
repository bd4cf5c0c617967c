import { ability, discardThis, event, hasEquipment, playsOn, ships, your } from '@spaceline/engine/language';
import { noBeamingToPlanet } from '../../words/beaming.ts';

export const particleScatteringField = event('Particle Scattering Field', {
  plays: [playsOn(your(ships).which(hasEquipment('Particle Scattering Device')))],
  modifiers: [noBeamingToPlanet()],
  abilities: [ability('discard', discardThis, { timing: 'any' })],
});
