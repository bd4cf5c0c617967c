import {
  chosen,
  damageShip,
  discardThis,
  download,
  inOrder,
  may,
  objective,
  opponents,
  pick,
  random,
  ships,
  titled,
} from '@spaceline/engine/language';
import { mayBattleThatShip, otherShipsThere, targets, whenBorgDestroyIt } from '../../words/collective.ts';
import { probes, showsIcon } from '../../words/probing.ts';

const struck = chosen('ship');

export const eliminateStarship = objective('Eliminate Starship', {
  plays: [targets(opponents(ships))],
  modifiers: [mayBattleThatShip],
  triggers: [
    whenBorgDestroyIt(
      inOrder(
        discardThis,
        probes(
          'drawn',
          { on: showsIcon('Borg'), effect: may(download(titled('Salvage Starship'))) },
          { on: showsIcon('AU'), effect: may(download(titled('Temporal Rift'))) },
          { on: showsIcon('BO'), effect: inOrder(pick('ship', random(1, otherShipsThere)), damageShip(struck)) },
        ),
      ),
    ),
  ],
});
