import {
  anything,
  both,
  disables,
  doorway,
  inFlight,
  inSpace,
  playsOn,
  playsOnTable,
  relocate,
  ships,
  target,
  the,
  titled,
  your,
} from '@spaceline/engine/language';
import { suspending } from '../../morphing.ts';
import { reappears, vanishesIntoThis, whatVanished } from '../../words/held-ships.ts';
import { onTable } from '../../words/lasting-cards.ts';
import { atATimeLocation, spacelineLocations, timeLocations } from '../../words/time.ts';
import { shipsMayTimeTravel } from '../../words/time-travel.ts';
import { nullifiesWhileInPlay } from '../../words/what-it-nullifies.ts';

const distortions = nullifiesWhileInPlay(titled('Distortion of Space/Time Continuum'), { while: onTable });
const prowlers = anything.which(both(titled('Borg Ship', 'The Sheliak'), inSpace));

/** CR-183: it has the Alternate Universe icon. Of its four uses each is for the place where it lies. */
export const temporalVortex = doorway('Temporal Vortex', {
  plays: [
    playsOn(timeLocations, { mark: 'time', stays: true }),
    ...suspending(playsOn(prowlers, { mark: 'vanish', effect: vanishesIntoThis, stays: true })),
    playsOnTable({ mark: 'table', stays: true }),
    playsOn(your(ships).which(both(atATimeLocation, inFlight)), {
      mark: 'return',
      effect: relocate(the(target), spacelineLocations, { chooser: 'opponent' }),
      stays: true,
    }),
  ],
  modifiers: [distortions.meanwhile, disables(whatVanished)],
  triggers: distortions.afterwards,
  abilities: [shipsMayTimeTravel],
  expires: reappears,
});
