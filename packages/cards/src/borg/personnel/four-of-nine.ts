import {
  ability,
  both,
  download,
  inOrder,
  ofType,
  onceEachTurn,
  people,
  personnel,
  putUnderDeck,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { drone } from '../../words/hive.ts';

export const fourOfNine = personnel('Four of Nine', {
  abilities: [
    ability(
      'replace',
      inOrder(
        putUnderDeck(youChoose(1, your(people).which(drone).present)),
        download(both(drone, ofType('Personnel'))),
      ),
      { limit: onceEachTurn },
    ),
  ],
});
