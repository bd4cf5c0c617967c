import {
  both,
  equipment,
  inOrder,
  inPlaceOf,
  mayReportHere,
  onceEachTurn,
  thisCard,
  universal,
  useOf,
} from '@spaceline/engine/language';
import { besides, brings } from '../../words/arriving.ts';
import { drone } from '../../words/hive.ts';

const young = both(universal, drone);
/** Once each turn in all: a drone that has reported by this text counts, too. */
const once = useOf('report', onceEachTurn);
const fetched = brings(young, besides(thisCard), { download: true });

export const maturationChamber = equipment('Maturation Chamber', {
  modifiers: [mayReportHere(young, { place: 'where present', free: true, limit: onceEachTurn })],
  abilities: [inPlaceOf('card draw', 'download', inOrder(once.spend, fetched), { when: once.left })],
});
