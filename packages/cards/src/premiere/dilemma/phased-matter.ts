import { cure, dilemma } from '@spaceline/engine/language';
import { anotherTeamHere, comeBack, dividesAndPhases, phasedDoNotBeam } from '../../words/phasing.ts';

/** CR-83 */
export const phasedMatter = dilemma('Phased Matter', {
  encounter: dividesAndPhases,
  modifiers: [phasedDoNotBeam],
  cure: cure(anotherTeamHere('ENGINEER', 'SCIENCE'), 'now', comeBack),
});
