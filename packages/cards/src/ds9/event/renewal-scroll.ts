import {
  all,
  discard,
  draw,
  event,
  forEach,
  inOrder,
  inPile,
  kin,
  people,
  pick,
  playsTo,
  plus,
  thereAre,
  wherever,
  your,
} from '@spaceline/engine/language';
import { anyOrAll } from '../../words/choosing.ts';

const given = wherever('card');
const renewal = inOrder(
  pick('card', anyOrAll(inPile('you', 'hand'), { orNone: true })),
  discard(all(given)),
  draw(plus(forEach(given), 2)),
);

export const renewalScroll = event('Renewal Scroll', {
  plays: [playsTo(renewal, { when: thereAre(3, your(people).which(kin('Bajoran'))) })],
});
