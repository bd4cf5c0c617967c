import { interrupt, playsOn, ships, target, unstop, which } from '@spaceline/engine/language';
import { whateverCan } from '../../words/choosing.ts';
import { isStopped, restoresRange, shipCrewAndAwayTeams } from '../../words/ships-and-crews.ts';

export const distortionOfSpaceTimeContinuum = interrupt('Distortion of Space/Time Continuum', {
  plays: [
    playsOn(ships, {
      timing: 'any',
      effect: whateverCan(unstop(which(shipCrewAndAwayTeams, isStopped)), restoresRange(target)),
    }),
  ],
});
