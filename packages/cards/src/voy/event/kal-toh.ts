import {
  ability,
  discard,
  discardsFromHand,
  discardThis,
  event,
  ifThen,
  inOrder,
  inPile,
  no,
  onceEachTurn,
  pick,
  playsOnTable,
  sharing,
  someoneHasInPlay,
  the,
  thereIs,
  wherever,
  youChoose,
} from '@spaceline/engine/language';

const card = wherever('card');
const alike = sharing('type', card);
const move = inOrder(
  pick('card', youChoose(1, inPile('you', 'hand'))),
  discard(the(card)),
  ifThen(
    thereIs(inPile('opponent', 'hand', alike)),
    discardsFromHand(1, { who: 'opponent', which: alike }),
    discardThis,
  ),
);

export const kalToh = event('Kal-Toh', {
  plays: [playsOnTable()],
  abilities: [
    ability('discard', move, {
      limit: onceEachTurn,
      when: no(someoneHasInPlay('Alien Probe')),
    }),
  ],
});
