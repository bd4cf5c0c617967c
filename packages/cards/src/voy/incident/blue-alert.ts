import {
  either,
  incident,
  mayCarry,
  playsOnTable,
  seedsOnTable,
  shipClass,
  ships,
  your,
} from '@spaceline/engine/language';
import { mayLandFor, shuttlecraft, withoutStaffing, working } from '../../words/permissions.ts';

export const blueAlert = incident('Blue Alert', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    mayLandFor(2, your(ships).which(either(shipClass('Intrepid'), withoutStaffing))),
    mayCarry(your(ships).which(working('Tractor Beam')), your(ships).which(shuttlecraft)),
  ],
});
