import { anything, holding, interrupt, multiply, playsOn, ships } from '@spaceline/engine/language';
import { aRogueBorg } from '../../words/fighting.ts';
import { comesAboard, rogueBorg, rogueBorgAboard } from '../../words/rogue-borg.ts';

/** he is one of them. */
export const crosis = interrupt('Crosis', {
  plays: [playsOn(ships.which(holding(1, anything.which(aRogueBorg))), { effect: comesAboard })],
  ...rogueBorg,
  modifiers: [multiply(['strength'], 2, rogueBorgAboard)],
});
