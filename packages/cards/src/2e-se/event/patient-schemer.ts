import {
  allOf,
  anything,
  cancelIt,
  either,
  event,
  inOrder,
  just,
  justBy,
  keyword,
  ofType,
  people,
  playsOnTable,
  returnToHand,
  seedsOnTable,
  thatCard,
  the,
  titled,
  trigger,
  your,
} from '@spaceline/engine/language';

const crook = either(keyword('Assassin'), keyword('Thief'), titled("Jo'Bril"));

export const patientSchemer = event('Patient Schemer 2E (Second Edition)', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    trigger({ on: 'dies' }, inOrder(cancelIt, returnToHand(the(thatCard))), {
      when: allOf(just(your(people).which(crook)), justBy(anything.which(ofType('Dilemma')))),
    }),
  ],
});
