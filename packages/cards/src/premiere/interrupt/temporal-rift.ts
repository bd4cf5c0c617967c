import { disables, inFlight, interrupt, playsOn, ships, your } from '@spaceline/engine/language';
import { reappears, vanishesIntoThis, whatVanished } from '../../words/held-ships.ts';

/** CR-181, CR-182 */
export const temporalRift = interrupt('Temporal Rift', {
  plays: [playsOn(your(ships).which(inFlight), { timing: 'any', effect: vanishesIntoThis, stays: true })],
  modifiers: [disables(whatVanished)],
  expires: reappears,
});
