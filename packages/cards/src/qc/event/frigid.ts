import {
  allOf,
  discardThis,
  event,
  ifThen,
  inOrder,
  itsHost,
  people,
  placeOn,
  placeOnTable,
  putsInStasis,
  skill,
  your,
} from '@spaceline/engine/language';
import { mayBeNullifiedBy } from '../../nullifying.ts';
import { opponentMayChoose } from '../../words/dilemma-people.ts';
import { onSomething, onTable, untilQFlash } from '../../words/lasting-cards.ts';
import { asInterrupt, inOpponentsTurn, whenYouPlay } from '../../words/whenever.ts';

/** "The next time": there is no other. */
const freeze = inOrder(
  placeOn(opponentMayChoose(1, your(people).which(skill('SECURITY')))),
  ifThen(onTable, discardThis),
);

export const frigid = event('Frigid', {
  encounter: placeOnTable(),
  modifiers: [putsInStasis(itsHost('the personnel it is on')), mayBeNullifiedBy('Fire Sculptor')],
  triggers: [whenYouPlay(asInterrupt, freeze, allOf(inOpponentsTurn, onTable)), ...untilQFlash(onSomething)],
});
