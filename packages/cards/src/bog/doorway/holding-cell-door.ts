import {
  doorway,
  has,
  inOrder,
  itsHost,
  nor,
  not,
  playsOn,
  seedsOn,
  target,
  titled,
  vessels,
  your,
} from '@spaceline/engine/language';
import { jailedWithInquisitor } from '../../captives.ts';
import { nullifiesClosing } from '../../words/closing.ts';
import { afterUse, downloadTo } from '../../words/doors.ts';

const cell = your(vessels).which(not(nor));
const treatment = downloadTo(titled('Brainwash', 'Interrogation', 'Torture'), target);

/** BOG-78, BOG-92 */
export const holdingCellDoor = doorway('Holding Cell Door', {
  seeds: [seedsOn(cell)],
  plays: [
    playsOn(cell, { mark: 'brig', word: 'Brig', timing: 'turn' }),
    playsOn(jailedWithInquisitor, { mark: 'treatment', timing: 'turn', effect: inOrder(treatment, afterUse()) }),
    ...nullifiesClosing(titled('Holding Cell Door')),
  ],
  modifiers: [has('brig', itsHost())],
  capturing: true,
});
