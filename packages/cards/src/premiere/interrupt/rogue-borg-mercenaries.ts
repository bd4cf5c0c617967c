import { inOrder, interrupt, occupied, playsOn, ships } from '@spaceline/engine/language';
import { battlesCrew, comesAboard, rogueBorg } from '../../words/rogue-borg.ts';

/** */
export const rogueBorgMercenaries = interrupt('Rogue Borg Mercenaries', {
  plays: [playsOn(ships.which(occupied), { effect: inOrder(comesAboard, battlesCrew) })],
  ...rogueBorg,
});
