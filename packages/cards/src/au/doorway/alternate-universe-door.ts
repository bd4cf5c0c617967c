import { doorway, icon, returnToHand, the, thisCard, titled } from '@spaceline/engine/language';
import { playsToNullifyRift } from '../../time-rifts.ts';
import { playsToNullify } from '../../words/doors.ts';
import { mayEnterPlay } from '../../words/permissions.ts';
import { seedsOneOnTable } from '../../words/side-decks.ts';

/** */
export const alternateUniverseDoor = doorway('Alternate Universe Door', {
  seeds: [seedsOneOnTable],
  plays: [
    ...playsToNullify(titled('Revolving Door', 'Subspace Schism')),
    ...playsToNullifyRift(returnToHand(the(thisCard))),
  ],
  modifiers: [mayEnterPlay(icon('AU'))],
  limit: 'unique',
  missing: 'it does not let a ship pass Q-Net',
});
