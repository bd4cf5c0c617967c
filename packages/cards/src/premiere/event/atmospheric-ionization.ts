import { event, missions, playsOn } from '@spaceline/engine/language';
import { peopleBeamHereEachTurn } from '../../words/beaming.ts';

/** CR-17: unique by its facts. */
export const atmosphericIonization = event('Atmospheric Ionization', {
  plays: [playsOn(missions.planet)],
  ...peopleBeamHereEachTurn(3),
});
