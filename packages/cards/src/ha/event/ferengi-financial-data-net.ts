import {
  affiliation,
  all,
  both,
  discard,
  draw,
  event,
  forEach,
  inOrder,
  inPile,
  people,
  playsTo,
  skill,
  unique,
  your,
} from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';

const traders = your(people).which(both(unique, affiliation('Ferengi'), skill('Greed')));

export const ferengiFinancialDataNet = event('Ferengi Financial Data Net', {
  plays: [playsTo(inOrder(ifPossible(discard(all(inPile('you', 'hand')))), draw(forEach(traders))))],
});
