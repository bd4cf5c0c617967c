import {
  atEndOf,
  destroyShip,
  discardThis,
  event,
  host,
  inOrder,
  kin,
  not,
  playsOn,
  ships,
  skill,
} from '@spaceline/engine/language';
import { exceptIf } from '../../words/doing.ts';
import { aboardIt } from '../../words/lasting-cards.ts';

const explodes = exceptIf(aboardIt(skill('ENGINEER')), destroyShip(host));

export const warpCoreBreach = event('Warp Core Breach', {
  plays: [playsOn(ships.which(not(kin('Borg'))))],
  triggers: [atEndOf("its owner's next turn", inOrder(explodes, discardThis))],
});
