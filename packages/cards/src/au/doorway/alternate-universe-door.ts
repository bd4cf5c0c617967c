import {
  doorway,
  icon,
  playsOn,
  returnToHand,
  ships,
  someoneHasInPlay,
  target,
  the,
  them,
  thisCard,
  titled,
  until,
} from '@spaceline/engine/language';
import { playsToNullifyRift } from '../../time-rifts.ts';
import { playsToNullify } from '../../words/doors.ts';
import { mayEnterPlay } from '../../words/permissions.ts';
import { seedsOneOnTable } from '../../words/side-decks.ts';
import { mayPass } from '../../words/spaceline.ts';

const net = 'Q-Net';

/** */
export const alternateUniverseDoor = doorway('Alternate Universe Door', {
  seeds: [seedsOneOnTable],
  plays: [
    ...playsToNullify(titled('Revolving Door', 'Subspace Schism')),
    playsOn(ships, {
      mark: 'pass',
      timing: 'turn',
      when: someoneHasInPlay(net),
      effect: until('end of turn', the(target), mayPass(net, them)),
    }),
    ...playsToNullifyRift(returnToHand(the(thisCard))),
  ],
  modifiers: [mayEnterPlay(icon('AU'))],
  limit: 'unique',
});
