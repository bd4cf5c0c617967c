import { event, playsOnTable } from '@spaceline/engine/language';
import { opponentMay } from '../../words/other-player.ts';
import { givesUpTheGame } from '../../words/piles.ts';

/** It is banned everywhere; what else the players have agreed to is between them (docs/decisions/rules.md). */
export const raiseTheStakes = event('Raise the Stakes', {
  plays: [playsOnTable({ effect: opponentMay(givesUpTheGame), stays: true })],
});
