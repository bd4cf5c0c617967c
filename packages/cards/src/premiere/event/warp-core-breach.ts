import {
  affiliation,
  destroyShip,
  discardThis,
  event,
  host,
  ifThen,
  inOrder,
  not,
  playsOn,
  ships,
  skill,
} from '@spaceline/engine/language';
import { atEndOfOwnersNextTurn, itIs } from '../../words/lasting-cards.ts';
import { carrying } from '../../words/permissions.ts';

const explodes = ifThen(itIs(not(carrying(skill('ENGINEER')))), destroyShip(host));

export const warpCoreBreach = event('Warp Core Breach', {
  plays: [playsOn(ships.which(not(affiliation('Borg'))))],
  triggers: [atEndOfOwnersNextTurn(inOrder(explodes, discardThis))],
});
