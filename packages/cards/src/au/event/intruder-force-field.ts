import { anything, disables, event, no, playsOnTable, thereIs, thisCard, titled } from '@spaceline/engine/language';
import { only } from '../../reaches.ts';
import { reverses } from '../../words/all-players.ts';
import { fewerIntrudersThan } from '../../words/intruders.ts';

/** BOG-97: Intruder Alert! atop it extends it to intruders of every kind. */
const alert = thereIs(anything.which(titled('Intruder Alert!')).on(thisCard));

export const intruderForceField = event('Intruder Force Field', {
  plays: [playsOnTable()],
  modifiers: [
    reverses(titled('Telepathic Alien Kidnappers')),
    disables(only(fewerIntrudersThan(3, 'Rogue Borg'), no(alert))),
    disables(only(fewerIntrudersThan(3), alert)),
  ],
});
