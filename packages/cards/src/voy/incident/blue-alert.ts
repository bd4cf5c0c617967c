import type { Game } from '@spaceline/engine';
import {
  grant,
  hasEquipment,
  incident,
  mayLand,
  passes,
  playsOnTable,
  seedsOnTable,
  shipClass,
} from '@spaceline/engine/language';
import { isShuttlecraft } from '../../crews.ts';

const intrepid = shipClass('Intrepid');
const tractorBeam = hasEquipment('Tractor Beam');
const yours = (g: Game, source: number, id: number): boolean => g.card(id).controller === g.card(source).controller;
const needsNoStaff = (g: Game, ship: number): boolean => (g.def(ship).facts.staffing ?? []).length === 0;

export const blueAlert = incident('Blue Alert', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    mayLand(
      'Intrepid-class ships of yours, and those that need no staffing, land and take off for 2 RANGE, one time each turn',
      2,
      (g, source, ship) => yours(g, source, ship) && (passes(g, intrepid, ship) || needsNoStaff(g, ship)),
    ),
    grant(
      'carry',
      'a ship of yours with a Tractor Beam can carry and launch your shuttlecraft',
      (g, source, carrier, ship) =>
        yours(g, source, carrier) &&
        yours(g, source, ship) &&
        passes(g, tractorBeam, carrier) &&
        isShuttlecraft(g, ship),
    ),
  ],
});
