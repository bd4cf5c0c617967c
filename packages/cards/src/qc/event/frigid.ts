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
import { onSomething, onTable, untilQFlash } from '../../words/lasting-cards.ts';
import { asInterrupt, inOpponentsTurn, whenYouPlay } from '../../words/whenever.ts';
import { opponentMayChoose } from '../../words/who-and-where.ts';

/** "The next time": there is no other. */
const freeze = inOrder(placeOn(opponentMayChoose(your(people).which(skill('SECURITY')))), ifThen(onTable, discardThis));

export const frigid = event('Frigid', {
  encounter: placeOnTable(),
  modifiers: [putsInStasis(itsHost('the personnel it is on'))],
  triggers: [whenYouPlay(asInterrupt, freeze, allOf(inOpponentsTurn, onTable)), untilQFlash(onSomething)],
  missing: 'Fire Sculptor, which could nullify it, is not in Spaceline yet',
});
