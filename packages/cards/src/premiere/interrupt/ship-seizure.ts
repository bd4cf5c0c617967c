import {
  all,
  discard,
  empty,
  hasEquipment,
  inFlight,
  inOrder,
  interrupt,
  playsOn,
  presentWith,
  ships,
  target,
  the,
  your,
} from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';
import { aboardTarget } from '../../words/mission-sides.ts';

const prey = ships.which(empty).which(inFlight);

export const shipSeizure = interrupt('Ship Seizure', {
  plays: [
    playsOn(prey.which(presentWith(your(ships).which(inFlight).which(hasEquipment('Tractor Beam')))), {
      effect: inOrder(ifPossible(discard(all(aboardTarget))), discard(the(target))),
    }),
  ],
});
