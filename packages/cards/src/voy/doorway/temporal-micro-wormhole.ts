import {
  ability,
  allOf,
  both,
  bound,
  discardThis,
  doorway,
  download,
  either,
  icon,
  inOrder,
  normalCardPlay,
  ofType,
  oncePerGame,
  oneOf,
  playsOnTable,
  seedsOnTable,
  ships,
  timesPerGame,
  titled,
  useOf,
  your,
} from '@spaceline/engine/language';
import { nullifiesReportWithCrew, shipReportsWithCrew } from '../../space-time-portal.ts';
import { brings } from '../../words/arriving.ts';
import { mixesForGood } from '../../words/doors.ts';
import { mayEnterPlay } from '../../words/permissions.ts';

const portal = titled('Space-Time Portal');
const doctor = titled("Dr. Telek R'Mor");
const fetch = oneOf(
  { mark: 'portal', word: portal.pre, effect: download(portal) },
  { mark: 'doctor', word: doctor.pre, effect: download(doctor) },
);
/** Nullifying a report with crew takes the place of the one download in a game. */
const once = useOf('download', oncePerGame);
/** Only the place and the affiliation are free. */
const stranger = brings(ofType('Personnel'), your(ships), { anyAffiliation: true });

export const temporalMicroWormhole = doorway('Temporal Micro-Wormhole', {
  seeds: [{ ...seedsOnTable, phases: ['doorway-phase'] }],
  plays: [playsOnTable({ timing: 'turn' })],
  modifiers: [mayEnterPlay(both(icon('AU'), either(ofType('Personnel'), ofType('Equipment'))))],
  abilities: [
    ability('download', fetch, { limit: oncePerGame }),
    ability('nullify', inOrder(once.spend, nullifiesReportWithCrew), {
      timing: { on: 'plays' },
      when: allOf(shipReportsWithCrew, once.left),
    }),
    ability('report', inOrder(stranger, mixesForGood(bound('reported')), normalCardPlay.spend, discardThis), {
      limit: timesPerGame(2),
      when: normalCardPlay.left,
    }),
  ],
});
