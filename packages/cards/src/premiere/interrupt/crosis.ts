import { interrupt, multiply, playsOn, ships } from '@spaceline/engine/language';
import { comesAboard, rogueBorg, rogueBorgAboard, withRogueBorg } from '../../words/rogue-borg.ts';

/** he is one of them. */
export const crosis = interrupt('Crosis', {
  plays: [playsOn(ships.which(withRogueBorg), { effect: comesAboard })],
  ...rogueBorg,
  modifiers: [multiply(['strength'], 2, rogueBorgAboard)],
});
