import { disables, interrupt, playsOn, ships, your } from '@spaceline/engine/language';
import { reappears, vanishesIntoThis, whatVanished } from '../../words/held-ships.ts';
import { inSpace } from '../../words/whereabouts.ts';

/** CR-181, CR-182 */
export const temporalRift = interrupt('Temporal Rift', {
  plays: [playsOn(your(ships).which(inSpace), { timing: 'any', effect: vanishesIntoThis, stays: true })],
  modifiers: [disables(whatVanished)],
  expires: reappears,
});
