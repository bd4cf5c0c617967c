import { allOf, interrupt, thereIs } from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { at } from '../../words/answers.ts';
import { inShipBattle } from '../../words/fighting.ts';
import { scoresItsPoints } from '../../words/scoring-cards.ts';

export const phaserArrayPowerCell = interrupt('Phaser Array Power Cell', {
  plays: [
    at('ship-battle-over', scoresItsPoints, {
      mark: 'score',
      limit: onePlayEachTurn,
      if: allOf(
        thereIs(inShipBattle('your', 'ships', { fired: true })),
        thereIs(inShipBattle('opposing', undefined, { fired: true })),
      ),
    }),
  ],
});
