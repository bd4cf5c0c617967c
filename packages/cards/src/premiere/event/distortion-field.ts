import { event, missions, no, playsOn, trigger } from '@spaceline/engine/language';
import { noBeamingToPlanet } from '../../words/beaming.ts';
import { turnedOver, turnsOver } from '../../words/closing.ts';

/** CR-104: unique by its facts. */
export const distortionField = event('Distortion Field', {
  plays: [playsOn(missions.planet)],
  modifiers: [noBeamingToPlanet({ while: no(turnedOver) })],
  triggers: [trigger('start of your turn', turnsOver)],
});
