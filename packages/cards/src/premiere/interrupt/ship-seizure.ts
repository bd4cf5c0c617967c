import {
  all,
  discard,
  empty,
  hasEquipment,
  inOrder,
  inSpace,
  interrupt,
  playsOn,
  presentWith,
  ships,
  target,
  the,
  undocked,
  your,
} from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';
import { aboardTarget } from '../../words/mission-sides.ts';

const prey = ships.which(empty).which(inSpace).which(undocked);

export const shipSeizure = interrupt('Ship Seizure', {
  plays: [
    playsOn(prey.which(presentWith(your(ships).which(inSpace).which(hasEquipment('Tractor Beam')))), {
      effect: inOrder(ifPossible(discard(all(aboardTarget))), discard(the(target))),
    }),
  ],
});
