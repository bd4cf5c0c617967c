import { disables, gear, mission, skill } from '@spaceline/engine/language';
import { without } from '../../words/people-and-ships.ts';

/** Equipment that is disabled helps nobody. */
export const studyPlasmaStorm = mission('Study Plasma Storm', {
  modifiers: [disables(gear.which(without(skill('Computer Skill'))).here)],
});
