import {
  affiliation,
  destroyShip,
  discardThis,
  event,
  host,
  inOrder,
  not,
  playsOn,
  ships,
  skill,
} from '@spaceline/engine/language';
import { exceptIf } from '../../words/doing.ts';
import { aboardIt, atEndOfOwnersNextTurn } from '../../words/lasting-cards.ts';

const explodes = exceptIf(aboardIt(skill('ENGINEER')), destroyShip(host));

export const warpCoreBreach = event('Warp Core Breach', {
  plays: [playsOn(ships.which(not(affiliation('Borg'))))],
  triggers: [atEndOfOwnersNextTurn(inOrder(explodes, discardThis))],
});
