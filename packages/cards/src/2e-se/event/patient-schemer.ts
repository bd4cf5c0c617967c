import {
  all,
  allOf,
  cancelIt,
  either,
  event,
  inOrder,
  itsCause,
  just,
  keyword,
  ofType,
  people,
  playsOnTable,
  returnToHand,
  seedsOnTable,
  thatCard,
  titled,
  trigger,
  your,
} from '@spaceline/engine/language';
import { itIsA } from '../../words/choosing.ts';

const crook = either(keyword('Assassin'), keyword('Thief'), titled("Jo'Bril"));

export const patientSchemer = event('Patient Schemer 2E (Second Edition)', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    trigger({ on: 'dies' }, inOrder(cancelIt, returnToHand(all(thatCard))), {
      when: allOf(just(your(people).which(crook)), itIsA(itsCause, ofType('Dilemma'))),
      text: "when your assassin, your thief or Jo'Bril is about to be killed by a dilemma, return them to your hand instead",
    }),
  ],
});
