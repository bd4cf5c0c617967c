import { affiliation, event, not, playsOn, ships } from '@spaceline/engine/language';
import { usedAsYourOwn } from '../../words/classic-dilemmas.ts';
import { crewHas } from '../../words/permissions.ts';

export const neuralServoDevice = event('Neural Servo Device', {
  plays: [
    playsOn(ships.which(affiliation('Non-Aligned')), {
      effect: usedAsYourOwn(not(crewHas(['SECURITY', 2]))),
      stays: false,
    }),
  ],
});
