import {
  answers,
  doorway,
  icon,
  inOrder,
  nullifyIt,
  playsOn,
  returnToHand,
  the,
  thisCard,
  titled,
} from '@spaceline/engine/language';
import { againstRifts } from '../../time-rifts.ts';
import { playsToNullify } from '../../words/doors.ts';
import { mayEnterPlay } from '../../words/permissions.ts';
import { seedsOneOnTable } from '../../words/side-decks.ts';

const rift = againstRifts('Alternate Universe Door');
const back = returnToHand(the(thisCard));

/** */
export const alternateUniverseDoor = doorway('Alternate Universe Door', {
  seeds: [seedsOneOnTable],
  plays: [
    ...playsToNullify(titled('Revolving Door', 'Subspace Schism')),
    playsOn(rift.inPlay, { mark: 'rift-in-play', timing: 'turn', effect: inOrder(rift.close, back) }),
    answers('plays', inOrder(nullifyIt('Temporal Rift'), back), { mark: 'rift', when: rift.played }),
  ],
  modifiers: [mayEnterPlay(icon('AU'))],
  limit: 'unique',
  missing: 'it does not let a ship pass Q-Net, which is not in Spaceline yet',
});
