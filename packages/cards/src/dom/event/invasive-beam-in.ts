import { both, event, hasEquipment, playsOnTable, seedsOnTable, ships, skill } from '@spaceline/engine/language';
import { beamThroughShields, crewIncludes } from '../../words/permissions.ts';

/** */
export const invasiveBeamIn = event('Invasive Beam-In', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    beamThroughShields(
      ships.which(both(hasEquipment('Invasive Transporters'), crewIncludes(skill('Transporter Skill')))),
    ),
  ],
});
