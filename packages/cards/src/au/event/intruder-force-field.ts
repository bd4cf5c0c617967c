import { disables, event, no, playsOnTable } from '@spaceline/engine/language';
import { fewerIntrudersThan, fewerRogueBorgThan, hasOnIt, only } from '../../words/intruders.ts';

/** BOG-97: Intruder Alert! atop it extends it to intruders of every kind. */
const alert = hasOnIt('Intruder Alert!');

export const intruderForceField = event('Intruder Force Field', {
  plays: [playsOnTable()],
  modifiers: [disables(only(fewerRogueBorgThan(3), no(alert))), disables(only(fewerIntrudersThan(3), alert))],
  missing: 'the reversal of Telepathic Alien Kidnappers',
});
