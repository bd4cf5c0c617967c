import { affiliationBit, affiliations, type Game, hasKeyword } from '@spaceline/engine';
import { event, grant, hasEquipment, passes, playsOnTable, seedsOnTable } from '@spaceline/engine/language';
import { isShuttlecraft } from '../../crews.ts';

const DOMINION = affiliationBit('Dominion');
const tractorBeam = hasEquipment('Tractor Beam');

const isCarrier = (g: Game, id: number): boolean =>
  g.def(id).ship &&
  (affiliations(g, id) & DOMINION) !== 0 &&
  /\b(Warship|Battleship)\b/.test(g.def(id).title) &&
  passes(g, tractorBeam, id);

export const engageShuttleOperationsDominion = event('Engage Shuttle Operations: Dominion', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    grant(
      'carry',
      "your Dominion warships and battleships with a Tractor Beam may carry and launch your shuttlecraft and Jem'Hadar attack ships",
      (g, source, carrier, id) => {
        const yours = g.card(source).controller;
        if (g.card(carrier).controller !== yours || g.card(id).controller !== yours || !isCarrier(g, carrier))
          return false;
        return isShuttlecraft(g, id) || hasKeyword(g, id, "Jem'hadar Attack Ship");
      },
    ),
  ],
});
