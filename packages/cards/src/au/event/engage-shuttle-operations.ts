import {
  both,
  event,
  hasEquipment,
  mayCarry,
  mayLand,
  playsOnTable,
  ships,
  skill,
  your,
} from '@spaceline/engine/language';
import { crewIncludes, shuttlecraft } from '../../words/permissions.ts';

export const engageShuttleOperations = event('Engage Shuttle Operations', {
  plays: [playsOnTable()],
  modifiers: [
    mayCarry(
      your(ships).which(both(hasEquipment('Tractor Beam'), crewIncludes(skill('ENGINEER')))),
      ships.which(shuttlecraft),
    ),
    mayLand('total', ships.which(shuttlecraft)),
  ],
});
