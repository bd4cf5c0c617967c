import { cure, dilemma } from '@spaceline/engine/language';
import { amongThem, quarantineOf, seized, seizesTeamUntil } from '../../words/diseases.ts';

/** its points are scored when it is cured. */
export const hyperAging = dilemma('Hyper-Aging', {
  encounter: seizesTeamUntil(3),
  modifiers: [quarantineOf(seized)],
  cure: cure(amongThem(['SCIENCE', 1], ['MEDICAL', 2])),
});
