import { anyOf, cure, dilemma } from '@spaceline/engine/language';
import { alienParasites } from '../../words/classic-dilemmas.ts';
import { halves } from '../../words/combinations.ts';
import { amongThem, seizesTeamUntil, theyAreAtOutpost } from '../../words/diseases.ts';

/** its points are scored when it is cured. */
export const alienParasitesAndRemFatigue = dilemma('Alien Parasites & REM Fatigue', {
  encounter: halves(
    { title: 'Alien Parasites', effect: alienParasites },
    { title: 'REM Fatigue Hallucinations', effect: seizesTeamUntil(3) },
  ),
  cure: cure(anyOf(amongThem(['MEDICAL', 3]), theyAreAtOutpost)),
});
