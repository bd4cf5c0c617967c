import { doorway, missions } from '@spaceline/engine/language';
import { playsToNullify } from '../../words/doors.ts';
import { qIcon } from '../../words/permissions.ts';
import { qFlashes, seedsAtop, seedsUnder } from '../../words/side-decks.ts';

/** */
export const qFlashDoorway = doorway('Q-Flash', {
  seeds: [seedsAtop('Q-Continuum'), seedsUnder(missions)],
  encounter: qFlashes,
  plays: playsToNullify(qIcon),
  limit: 'unique',
});
