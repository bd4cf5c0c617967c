import {
  affiliation,
  both,
  either,
  event,
  hasEquipment,
  keyword,
  mayCarry,
  playsOnTable,
  seedsOnTable,
  ships,
  your,
} from '@spaceline/engine/language';
import { shuttlecraft, titleSays } from '../../words/permissions.ts';

const carriers = both(affiliation('Dominion'), titleSays('Warship', 'Battleship'), hasEquipment('Tractor Beam'));
const cargo = either(shuttlecraft, keyword("Jem'Hadar attack ship"));

export const engageShuttleOperationsDominion = event('Engage Shuttle Operations: Dominion', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [mayCarry(your(ships).which(carriers), your(ships).which(cargo))],
});
