import {
  ability,
  allOf,
  anyOf,
  doorway,
  either,
  ifThen,
  inOrder,
  inPile,
  no,
  ofType,
  onceEachTurn,
  planets,
  playsOnTable,
  putOutOfPlay,
  remembersThat,
  titled,
  trigger,
  youChoose,
} from '@spaceline/engine/language';
import { reports } from '../../reporting.ts';
import { youHave } from '../../words/answers.ts';
import { youLoseTheGame } from '../../words/piles.ts';

const fresh = remembersThat('fresh', 'a card came by it this turn');
const due = remembersThat('due', 'a card came by it in your last turn and no copy was shown for it');
const copies = inPile('you', 'hand', titled('Devidian Door'));
const show = inOrder(putOutOfPlay(youChoose(1, copies)), due.forget);

const arrives = reports({
  what: 'a Personnel or Equipment card to any planet',
  who: either(ofType('Personnel'), ofType('Equipment')),
  to: (r) => planets.ids(r),
});

/** */
export const devidianDoor = doorway('Devidian Door', {
  plays: [playsOnTable()],
  abilities: [
    ability('future', inOrder(arrives, fresh.note), { limit: onceEachTurn }),
    ability('show', show, { when: due }),
  ],
  triggers: [
    trigger('end of your turn', ifThen(due, ifThen(youHave(copies), show, youLoseTheGame))),
    trigger('end of your turn', inOrder(fresh.forget, due.note), { when: fresh, text: '' }),
  ],
  owes: allOf(anyOf(fresh, due), no(youHave(copies))),
  immuneTo: ['Revolving Door'],
});
