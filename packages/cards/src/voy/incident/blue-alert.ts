import {
  either,
  hasEquipment,
  incident,
  mayCarry,
  mayLand,
  not,
  playsOnTable,
  seedsOnTable,
  shipClass,
  ships,
  withStaffing,
  your,
} from '@spaceline/engine/language';
import { shuttlecraft } from '../../words/permissions.ts';

export const blueAlert = incident('Blue Alert', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    mayLand(2, your(ships).which(either(shipClass('Intrepid'), not(withStaffing)))),
    mayCarry(your(ships).which(hasEquipment('Tractor Beam')), your(ships).which(shuttlecraft)),
  ],
});
