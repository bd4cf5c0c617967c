import {
  artifact,
  disables,
  inSpace,
  playsOn,
  returnToHand,
  ships,
  the,
  thisCard,
  usedAs,
} from '@spaceline/engine/language';
import { vanishesForUpTo, whatVanished } from '../../words/held-ships.ts';

const future = vanishesForUpTo(5);

export const timeTravelPod = artifact('Time Travel Pod', {
  acquired: returnToHand(the(thisCard)),
  plays: [usedAs('Interrupt', playsOn(ships.which(inSpace), { effect: future.effect }))],
  modifiers: [disables(whatVanished)],
  triggers: [future.returns],
});
