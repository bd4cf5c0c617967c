import {
  both,
  either,
  inOrder,
  inPile,
  may,
  missions,
  objective,
  ofType,
  seedsOnTable,
  thisCard,
  which,
  youChoose,
} from '@spaceline/engine/language';
import {
  completes,
  lendsEquipment,
  notScouted,
  pointBox,
  probesFor,
  scouts,
  targets,
  thatIs,
  whereShipWasLost,
  yourBorgThere,
} from '../../words/collective.ts';
import { holdsUnder } from '../../words/doing.ts';
import { probes, showsIcon } from '../../words/probing.ts';
import { place } from '../../worlds.ts';

const wreck = youChoose(1, inPile('opponent', 'discard pile', ofType('Ship')));

export const salvageStarship = objective('Salvage Starship', {
  seeds: [seedsOnTable],
  plays: [
    targets(which(missions.space, both(pointBox(), either(whereShipWasLost, thatIs(place('Wolf 359'))), notScouted))),
  ],
  collective: scouts('space'),
  modifiers: [...lendsEquipment],
  triggers: [
    probesFor(
      yourBorgThere,
      probes('beneath', { on: showsIcon('Nav', 'Def'), effect: inOrder(completes, may(holdsUnder(wreck, thisCard))) }),
    ),
  ],
});
