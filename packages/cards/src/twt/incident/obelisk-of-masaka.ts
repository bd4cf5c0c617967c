import {
  ability,
  discardThis,
  either,
  incident,
  inOrder,
  no,
  onceEachTurn,
  opponentHasInPlay,
  playsOnTable,
  seedsOnTable,
  ships,
  withStaffing,
} from '@spaceline/engine/language';
import { convertsOneDraw } from '../../words/hands-and-piles.ts';
import { titleSays } from '../../words/permissions.ts';
import { downloadOnYourself } from '../../words/players.ts';
import { needCrewOf } from '../../words/ships-and-crews.ts';

const transformation = downloadOnYourself('Masaka Transformations');

/** CR-140 to CR-142 */
export const obeliskOfMasaka = incident('Obelisk of Masaka', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    convertsOneDraw,
    ...needCrewOf(2, ships.which(either(withStaffing, titleSays('Interceptor')))),
    transformation.modifier,
  ],
  abilities: [
    ability('transform', inOrder(transformation.effect, discardThis), {
      limit: onceEachTurn,
      when: no(opponentHasInPlay('The Mask of Korgano')),
    }),
  ],
});
