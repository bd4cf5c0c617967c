import {
  ability,
  both,
  objective,
  onceEachTurn,
  playsOnTable,
  seedsOnTable,
  ships,
  staffed,
  staffingIconsAtMost,
  your,
} from '@spaceline/engine/language';
import { crewHas } from '../../words/permissions.ts';
import { atAnEnd, fliesThrough } from '../../wormholes.ts';

const relays = { ways: ['barzan', 'bajoran', 'gateways'], spans: 2 } as const;
const small = both(
  staffed,
  atAnEnd(relays),
  staffingIconsAtMost(2),
  crewHas(['SCIENCE', 1], ['Physics', 2], ['Astrophysics', 1]),
);

export const operateWormholeRelays = objective('Operate Wormhole Relays', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('pass', fliesThrough(relays), { timing: 'order', limit: onceEachTurn, targets: your(ships).which(small) }),
  ],
});
