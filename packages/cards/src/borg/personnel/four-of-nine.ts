import {
  ability,
  both,
  bound,
  download,
  inOrder,
  ofType,
  onceEachTurn,
  people,
  personnel,
  pick,
  putUnderDeck,
  the,
  wherever,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { otherThan } from '../../words/dilemma-people.ts';
import { drone } from '../../words/hive.ts';

export const fourOfNine = personnel('Four of Nine', {
  abilities: [
    ability(
      'replace',
      inOrder(
        pick('away', youChoose(1, your(people).which(drone).present)),
        putUnderDeck(the(bound('away'))),
        download(both(otherThan(wherever('away')), drone, ofType('Personnel'))),
      ),
      { limit: onceEachTurn },
    ),
  ],
});
