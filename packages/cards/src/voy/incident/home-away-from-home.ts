import {
  allOf,
  both,
  either,
  host,
  icon,
  incident,
  keyword,
  kin,
  mayReportHere,
  missions,
  no,
  not,
  ofType,
  onceEachTurn,
  playsOn,
  seedsOn,
  sharing,
  ships,
  withStaffing,
  your,
} from '@spaceline/engine/language';
import { itIs, nativeHere } from '../../words/origins.ts';
import { isAt } from '../../worlds.ts';

const matchingIt = sharing('affiliation', host);
const home = your(ships).which(withStaffing);
const stranded = keyword('Alpha Quadrant-related [DQ] ship');
const farFromHome = allOf(itIs(stranded), no(isAt(missions.inQuadrant('Alpha'))));
const abroad = allOf(no(itIs(stranded)), no(itIs(kin('Borg'))), itIs(not(nativeHere)));
const crew = both(matchingIt, icon('DQ'), ofType('Personnel'));

export const homeAwayFromHome = incident('Home Away From Home', {
  seeds: [seedsOn(home)],
  plays: [playsOn(home)],
  modifiers: [
    mayReportHere(both(icon('Stf'), crew), { place: 'aboard', free: true, limit: onceEachTurn, while: farFromHome }),
    mayReportHere(either(crew, ofType('Equipment')), { place: 'aboard', while: farFromHome }),
    mayReportHere(
      either(both(matchingIt, ofType('Personnel'), sharing('native quadrant', host)), ofType('Equipment')),
      { place: 'aboard', while: abroad },
    ),
  ],
});
