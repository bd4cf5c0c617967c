import { mission, titled } from '@spaceline/engine/language';
import { haveTwoAffectedHere } from '../../words/quakes.ts';

export const changelingResearch = mission('Changeling Research', {
  modifiers: [haveTwoAffectedHere(titled('Seismic Quake'))],
});
