import { event, missions, no, playsOn, trigger } from '@spaceline/engine/language';
import { noBeamingToPlanetWhile } from '../../words/beaming.ts';
import { turnedOver, turnsOver } from '../../words/closing.ts';

/** CR-104: unique by its facts. */
export const distortionField = event('Distortion Field', {
  plays: [playsOn(missions.planet)],
  modifiers: [noBeamingToPlanetWhile(no(turnedOver))],
  triggers: [trigger('start of your turn', turnsOver)],
});
