import { facilities, objective, playsOn, seedsOn, target, titled } from '@spaceline/engine/language';
import {
  bringsVictim,
  disruptedWhenLost,
  opponentsMissionsLose,
  victimStays,
  yoursGain,
} from '../../words/disruption.ts';

const station = facilities.which(titled('Deep Space Station K-7'));
const kirk = bringsVictim(titled('Captain Kirk'), target);

/** There is no Tribble Bomb in this game. */
export const heroOfTheEmpire = objective('Hero of the Empire', {
  seeds: [{ ...seedsOn(station), effect: kirk }],
  plays: [playsOn(station, { effect: kirk, stays: true })],
  modifiers: [victimStays, opponentsMissionsLose(10, 'Alpha'), yoursGain(10, 'Alpha', 'Klingon', 'Federation')],
  triggers: [disruptedWhenLost(2267)],
});
