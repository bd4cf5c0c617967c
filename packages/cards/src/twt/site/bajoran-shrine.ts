import {
  ability,
  allOf,
  anything,
  discardsFromHand,
  draw,
  either,
  inOrder,
  keyword,
  kin,
  no,
  onceEachTurn,
  onlyWith,
  plus,
  site,
  thereIs,
} from '@spaceline/engine/language';
import { clearsDiscardPile } from '../../words/hands-and-piles.ts';
import {
  destroyThisSite,
  personnelMayReportHere,
  stationIs,
  unopposedHereWith,
  usedNextDoor,
} from '../../words/sites.ts';

const clergy = either(keyword('Prylar'), keyword('Vedek'), keyword('Kai'));
const open = stationIs('Bajoran', 'Federation');
const orb = anything.which(keyword('Orb artifact')).present;

/** Suspended it has no text but that it may be destroyed. */
export const bajoranShrine = site('Bajoran Shrine', {
  module: 'Promenade',
  on: ['Deep Space 9'],
  modifiers: [personnelMayReportHere(clergy, { while: open })],
  abilities: [
    ability('services', inOrder(discardsFromHand(1), clearsDiscardPile, draw(plus(1, onlyWith(1, thereIs(orb))))), {
      limit: onceEachTurn,
      when: allOf(open, unopposedHereWith(clergy, kin('Bajoran'))),
      byAnyone: true,
    }),
    ability('destroy', destroyThisSite, {
      timing: 'order',
      when: allOf(no(open), usedNextDoor(keyword('disruptor'))),
      byAnyone: true,
    }),
  ],
});
