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
import { atWormhole, fliesThrough } from '../../wormholes.ts';

const small = both(
  staffed,
  atWormhole,
  staffingIconsAtMost(2),
  crewHas(['SCIENCE', 1], ['Physics', 2], ['Astrophysics', 1]),
);

export const operateWormholeRelays = objective('Operate Wormhole Relays', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('pass', fliesThrough, { timing: 'order', limit: onceEachTurn, targets: your(ships).which(small) }),
  ],
});
