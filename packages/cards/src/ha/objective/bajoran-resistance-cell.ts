import {
  ability,
  affiliation,
  anything,
  both,
  draw,
  ifThen,
  inOrder,
  keyword,
  mayNot,
  mayReportTo,
  objective,
  ofType,
  onceEachTurn,
  people,
  planets,
  playsOnTable,
  seedsOnTable,
  skill,
  thereAre,
  vessels,
  your,
} from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';
import { downloadToMission } from '../../words/missions.ts';
import { eitherOf } from '../../words/who-and-where.ts';

const bajoran = affiliation('Bajoran');
const resistance = both(bajoran, skill('Resistance'));
const spying = keyword('Bajoran espionage');

/** CR-18 to CR-20 */
export const bajoranResistanceCell = objective('Bajoran Resistance Cell', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    mayReportTo(both(resistance, ofType('Personnel')), eitherOf(your(vessels).which(bajoran), planets), {
      free: true,
      limit: onceEachTurn,
    }),
    mayNot('nullify', your(anything).which(spying)),
  ],
  abilities: [
    ability(
      'espionage',
      inOrder(downloadToMission(spying), ifPossible(ifThen(thereAre(2, your(people).which(resistance)), draw(2)))),
      { limit: onceEachTurn },
    ),
  ],
});
