import {
  both,
  classification,
  either,
  incident,
  keyword,
  mayReportHere,
  ofType,
  onceEachTurn,
  playsOn,
  playsOnTable,
  reportFree,
  seedsOnTable,
  ships,
  titled,
  your,
} from '@spaceline/engine/language';
import { onSomething, onTable } from '../../words/lasting-cards.ts';

const vidiian = both(keyword('Vidiian'), ofType('Personnel'));
const medical = keyword('MEDICAL-related equipment');

export const theVidiianSodality = incident('The Vidiian Sodality', {
  seeds: [seedsOnTable],
  plays: [playsOnTable(), playsOn(your(ships).which(titled('Vidiian Cruiser')))],
  modifiers: [
    reportFree(either(both(classification('MEDICAL'), vidiian), medical), { limit: onceEachTurn, while: onTable }),
    mayReportHere(vidiian, { place: 'aboard', while: onSomething }),
  ],
});
