import { doorway, oneOf, skill } from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';
import { immuneToClosing } from '../../words/closing.ts';
import { drawsMoreTactics } from '../../words/fighting.ts';
import { seedsAtop, weaponsInBattle } from '../../words/side-decks.ts';
import { hasInBattle } from '../../words/tactics.ts';

const bonus = oneOf(
  { mark: '2-extra-tactics', word: '2 extra Tactics', effect: drawsMoreTactics(2) },
  { mark: 'weapons-1', word: 'WEAPONS +1', effect: weaponsInBattle(1) },
);

/** BOG-03, BOG-22 */
export const battleBridgeDoor = doorway('Battle Bridge Door', {
  seeds: [seedsAtop('Battle Bridge')],
  plays: [at('ship-battle', bonus, { if: hasInBattle('you', skill('Leadership')) })],
  modifiers: [immuneToClosing],
  limit: 'unique',
});
