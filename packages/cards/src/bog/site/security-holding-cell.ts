import { ability, allOf, both, either, has, onceEachTurn, site, skill, thisCard } from '@spaceline/engine/language';
import { downloadToIt } from '../../words/dilemmas.ts';
import { heldHere, stationIsYours, unopposedHere } from '../../words/sites.ts';

const inquisitor = either(
  skill('Tal Shiar'),
  skill('Obsidian Order'),
  skill('Resistance'),
  skill('Section 31'),
  both(skill('SECURITY'), skill('Treachery')),
);

/** BOG-78 */
export const securityHoldingCell = site('Security Holding Cell', {
  module: 'Promenade',
  modifiers: [has('brig', thisCard)],
  abilities: [
    ability('treatment', downloadToIt('Brainwash', 'Interrogation', 'Torture'), {
      limit: onceEachTurn,
      targets: heldHere,
      when: allOf(stationIsYours, unopposedHere(inquisitor)),
    }),
  ],
  capturing: true,
});
