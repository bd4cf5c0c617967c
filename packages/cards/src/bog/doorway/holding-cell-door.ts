import {
  able,
  both,
  captives,
  doorway,
  has,
  inOrder,
  itsHost,
  nor,
  not,
  people,
  playsOn,
  presentWith,
  seedsOn,
  target,
  titled,
  vessels,
  which,
  your,
} from '@spaceline/engine/language';
import { inquisitor, jailed } from '../../captives.ts';
import { nullifiesClosing } from '../../words/closing.ts';
import { afterUse, downloadTo } from '../../words/doors.ts';

const cell = your(vessels).which(not(nor));
const questioned = presentWith(your(people).which(both(able, inquisitor)));
const treatment = downloadTo(titled('Brainwash', 'Interrogation', 'Torture'), target);

/** BOG-78, BOG-92 */
export const holdingCellDoor = doorway('Holding Cell Door', {
  seeds: [seedsOn(cell)],
  plays: [
    playsOn(cell, { mark: 'brig', word: 'Brig', timing: 'turn' }),
    playsOn(which(captives, both(jailed, questioned)), {
      mark: 'treatment',
      timing: 'turn',
      effect: inOrder(treatment, afterUse()),
    }),
    ...nullifiesClosing(titled('Holding Cell Door')),
  ],
  modifiers: [has('brig', itsHost())],
  capturing: true,
});
