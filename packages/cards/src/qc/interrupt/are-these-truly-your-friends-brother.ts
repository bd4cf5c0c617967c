import {
  forEach,
  forEachPerson,
  ifThen,
  inOrder,
  inPile,
  interrupt,
  isMore,
  people,
  putOutOfPlay,
  the,
  withPointBox,
  your,
} from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';
import { drawnAtRandom, examine, examined, itIsA } from '../../words/choosing.ts';
import { scores } from '../../words/scoring-cards.ts';

const discards = inPile('you', 'discard pile');

export const areTheseTrulyYourFriendsBrother = interrupt('Are These Truly Your Friends, Brother?', {
  encounter: ifThen(
    isMore(forEach(discards), forEachPerson(your(people).present)),
    inOrder(
      examine(drawnAtRandom(1, discards)),
      ifThen(itIsA(examined, withPointBox), scores('opponent', the(examined)), putOutOfPlay(the(examined))),
    ),
  ),
  modifiers: [mayNotBeNullified()],
});
