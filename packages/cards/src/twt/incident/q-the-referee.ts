import {
  ability,
  anything,
  both,
  discard,
  discardThis,
  download,
  draw,
  icon,
  incident,
  inOrder,
  inPile,
  not,
  onceEachTurn,
  oneOf,
  playsFree,
  playsOnTable,
  putUnderDeck,
  seedsOnTable,
  titled,
  useOf,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { eitherOf } from '../../words/who-and-where.ts';

const referee = icon('Ref');
const decision = eitherOf(inPile('you', 'hand', referee), your(anything).which(referee));
/** One of them plays for free, or one is given up, once each turn in all. */
const once = useOf('report', onceEachTurn);

const giveUp = oneOf(
  { mark: 'discard', effect: discard(youChoose(1, decision)) },
  { mark: 'beneath', effect: putUnderDeck(youChoose(1, decision)) },
);

/** CR-158: which cards have the icon is printed on them. */
export const qTheReferee = incident('Q the Referee', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [playsFree(referee, { limit: onceEachTurn })],
  abilities: [
    ability('draw', inOrder(giveUp, draw(1), once.spend), { when: once.left }),
    ability('download', inOrder(download(both(referee, not(titled('Q the Referee')))), discardThis), {
      timing: 'suspends',
    }),
  ],
});
