import {
  affiliation,
  boost,
  both,
  either,
  facilities,
  incident,
  keepsToItself,
  mayReportHere,
  nor,
  not,
  ofType,
  onceEachTurn,
  people,
  playsOn,
  seedsOn,
  skill,
  titled,
  your,
} from '@spaceline/engine/language';
import { drawUpTo } from '../../words/hands-and-piles.ts';
import { nativeHere } from '../../words/origins.ts';
import { yourTeamsWith } from '../../words/permissions.ts';

const unaligned = affiliation('Non-Aligned');
const council = your(facilities).which(
  both(not(titled('Colony')), not(nor), either(affiliation('Neutral'), unaligned)),
);
const member = both(unaligned, either(skill('CIVILIAN'), skill('V.I.P.')), nativeHere);

export const warCouncil = incident('War Council', {
  seeds: [seedsOn(council)],
  plays: [
    playsOn(council, { mark: 'council' }),
    playsOn(yourTeamsWith('Treachery', 4), { mark: 'plot', effect: drawUpTo(3) }),
  ],
  modifiers: [
    keepsToItself('Non-Aligned'),
    boost(['cunning'], 2, your(people).which(member), { cumulative: true }),
    mayReportHere(both(member, ofType('Personnel')), { place: 'aboard', free: true, limit: onceEachTurn }),
  ],
});
