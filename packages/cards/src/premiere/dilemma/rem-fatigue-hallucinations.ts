import { anyOf, cure, dilemma } from '@spaceline/engine/language';
import { amongThem, seizesTeamUntil, theyAreAtOutpost } from '../../words/diseases.ts';

/** its points are scored when it is cured. */
export const remFatigueHallucinations = dilemma('REM Fatigue Hallucinations', {
  encounter: seizesTeamUntil(3),
  cure: cure(anyOf(amongThem(['MEDICAL', 3]), theyAreAtOutpost)),
});
