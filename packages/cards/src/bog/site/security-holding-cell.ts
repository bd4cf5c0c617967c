import {
  ability,
  allOf,
  both,
  captives,
  has,
  isPresent,
  onceEachTurn,
  site,
  thisCard,
  which,
} from '@spaceline/engine/language';
import { inquisitor, jailed } from '../../captives.ts';
import { downloadToIt } from '../../words/dilemmas.ts';
import { stationIsYours, unopposedHere } from '../../words/sites.ts';

/** BOG-78 */
export const securityHoldingCell = site('Security Holding Cell', {
  module: 'Promenade',
  modifiers: [has('brig', thisCard)],
  abilities: [
    ability('treatment', downloadToIt('Brainwash', 'Interrogation', 'Torture'), {
      limit: onceEachTurn,
      targets: which(captives, both(jailed, isPresent)),
      when: allOf(stationIsYours, unopposedHere(inquisitor)),
    }),
  ],
  capturing: true,
});
