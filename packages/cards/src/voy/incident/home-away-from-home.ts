import {
  allOf,
  both,
  either,
  icon,
  incident,
  keyword,
  kin,
  mayReportHere,
  no,
  ofType,
  onceEachTurn,
  playsOn,
  seedsOn,
  ships,
  withStaffing,
  your,
} from '@spaceline/engine/language';
import { itIs, itIsAbroad, itIsOutside, matchingIt, nativeLikeIt } from '../../words/origins.ts';

const home = your(ships).which(withStaffing);
const stranded = keyword('Alpha Quadrant-related [DQ] ship');
const farFromHome = allOf(itIs(stranded), itIsOutside('Alpha'));
const abroad = allOf(no(itIs(stranded)), no(itIs(kin('Borg'))), itIsAbroad);
const crew = both(matchingIt, icon('DQ'), ofType('Personnel'));

export const homeAwayFromHome = incident('Home Away From Home', {
  seeds: [seedsOn(home)],
  plays: [playsOn(home)],
  modifiers: [
    mayReportHere(both(icon('Stf'), crew), { place: 'aboard', free: true, limit: onceEachTurn, while: farFromHome }),
    mayReportHere(either(crew, ofType('Equipment')), { place: 'aboard', while: farFromHome }),
    mayReportHere(either(both(matchingIt, ofType('Personnel'), nativeLikeIt), ofType('Equipment')), {
      place: 'aboard',
      while: abroad,
    }),
  ],
});
