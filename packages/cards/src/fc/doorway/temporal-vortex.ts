import { doorway, playsOn } from '@spaceline/engine/language';
import { shipsMayTimeTravel, timeLocations } from '../../words/time.ts';

export const temporalVortex = doorway('Temporal Vortex', {
  plays: [playsOn(timeLocations, { timing: 'turn', stays: true })],
  abilities: [shipsMayTimeTravel],
  missing:
    'it neither makes a dilemma that flies about disappear, nor nullifies Distortion of Space/Time Continuum, nor relocates a ship from another time by itself',
});
