import {
  ability,
  all,
  both,
  crewTotalOver,
  discardThis,
  download,
  inOrder,
  objective,
  onceEachTurn,
  playsOnTable,
  putOutOfPlay,
  relocate,
  seedsOnTable,
  ships,
  the,
  titled,
  your,
} from '@spaceline/engine/language';
import { crewHas } from '../../words/permissions.ts';
import { scoresBox } from '../../words/scoring-cards.ts';
import { anywhereElse, atCardLocation, cardOfLocationOf, shipsAtLocationOf } from '../../words/spaceline.ts';

const HOLE = 'Black Hole';
const crewed = both(crewHas(['SCIENCE', 1], ['Astrophysics', 1]), crewTotalOver('cunning', 30), atCardLocation(HOLE));
const fetched = titled('Bajoran Wormhole', 'Temporal Wake', 'Deactivation');

/** with the hole goes its location. */
export const examineSingularity = objective('Examine Singularity', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability(
      'close',
      inOrder(
        putOutOfPlay(the(cardOfLocationOf(HOLE))),
        relocate(all(shipsAtLocationOf), anywhereElse),
        scoresBox,
        discardThis,
      ),
      { timing: 'order', limit: onceEachTurn, targets: your(ships).which(crewed) },
    ),
    ability('download', download(fetched, undefined, { discardPile: true }), { limit: onceEachTurn }),
  ],
});
