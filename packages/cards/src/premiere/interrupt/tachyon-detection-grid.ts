import {
  cloaked,
  inOrder,
  interrupt,
  mayNot,
  playsOn,
  ships,
  target,
  the,
  them,
  thereAre,
  until,
  your,
} from '@spaceline/engine/language';
import { forcesToDecloak } from '../../words/ships-and-crews.ts';

export const tachyonDetectionGrid = interrupt('Tachyon Detection Grid', {
  plays: [
    playsOn(ships.which(cloaked), {
      when: thereAre(4, your(ships)),
      effect: inOrder(forcesToDecloak(the(target)), until('end of turn', the(target), mayNot('cloak', them))),
    }),
  ],
});
