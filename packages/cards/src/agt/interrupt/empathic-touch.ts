import {
  allOf,
  answers,
  both,
  cancelIt,
  inOrder,
  interrupt,
  just,
  people,
  presentWith,
  skill,
  stop,
  thatCard,
  the,
  thereIs,
  youChoose,
  your,
} from '@spaceline/engine/language';

const empaths = your(people).which(both(skill('Empathy'), presentWith(thatCard)));

export const empathicTouch = interrupt('Empathic Touch', {
  plays: [
    answers('dies', inOrder(cancelIt, stop(the(thatCard)), stop(youChoose(1, empaths))), {
      mark: 'death',
      when: allOf(just(your(people)), thereIs(empaths)),
    }),
  ],
});
