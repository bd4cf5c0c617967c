import { both, event, playsOnTable, seedsOnTable, ships, skill } from '@spaceline/engine/language';
import { beamThroughShields, crewIncludes, working } from '../../words/permissions.ts';

/** */
export const invasiveBeamIn = event('Invasive Beam-In', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    beamThroughShields(ships.which(both(working('Invasive Transporters'), crewIncludes(skill('Transporter Skill'))))),
  ],
});
