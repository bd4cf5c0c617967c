import {
  affiliation,
  both,
  facility,
  mayReportHere,
  ofType,
  onceEachTurn,
  playsOnTable,
  seedsOnTable,
} from '@spaceline/engine/language';
import { mayAttemptMissionsWith } from '../../words/missions.ts';
import { world } from '../../worlds.ts';

/** CR-168 to CR-170. No card is called 2154 Earth: the headquarters makes that place when it comes, and those of
 * Starfleet are at home there (docs/decisions/rules.md). */
export const seatOfStarfleet = facility('Seat of Starfleet', {
  seeds: [{ ...seedsOnTable, text: 'seeds on 2154 Earth' }],
  plays: [{ ...playsOnTable(), text: 'plays on 2154 Earth' }],
  time: { corresponds: world('Earth'), native: affiliation('Starfleet') },
  modifiers: [
    mayAttemptMissionsWith(affiliation('Starfleet'), 'Federation'),
    mayReportHere(both(affiliation('Starfleet'), ofType('Personnel')), {
      free: true,
      limit: onceEachTurn,
      forBoth: true,
    }),
  ],
  limit: 'not-duplicatable',
});
