import {
  ability,
  damageShip,
  discardThis,
  event,
  inOrder,
  kill,
  people,
  playsOnTable,
  ships,
  target,
  the,
  titled,
} from '@spaceline/engine/language';
import { comesWhereOpponentSays, movesLikeAShip } from '../../words/doing.ts';

/** BOG-89, BOG-90 */
export const calamarain = event('Calamarain', {
  plays: [playsOnTable({ effect: comesWhereOpponentSays, stays: true })],
  abilities: [
    movesLikeAShip(6),
    ability('strike', inOrder(damageShip(target, { neverDestroys: true }), discardThis), {
      timing: 'order',
      targets: ships.here,
    }),
    ability('kill', inOrder(kill(the(target)), discardThis), {
      timing: 'order',
      targets: people.which(titled('Mortal Q')).here,
    }),
  ],
  immuneTo: ['Kevin Uxbridge'],
});
