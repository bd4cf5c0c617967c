import {
  ability,
  both,
  discardsFromHand,
  event,
  icon,
  inOrder,
  inPile,
  ofType,
  onceEachTurn,
  paying,
  playsOnTable,
  seedsOnTable,
  timesPerGame,
  useOf,
  youChoose,
} from '@spaceline/engine/language';
import { takesBack } from '../../words/piles.ts';

const thrice = useOf('search', timesPerGame(3));
const lost = inPile('you', 'discard pile', both(icon('AU'), ofType('Event')));

export const revisionistHistory = event('Revisionist History', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('search', inOrder(paying(discardsFromHand(1), takesBack(youChoose(1, lost))), thrice.spend), {
      limit: onceEachTurn,
      when: thrice.left,
    }),
  ],
});
