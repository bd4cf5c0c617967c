import { cure, dilemma } from '@spaceline/engine/language';
import { amongThem, seized, seizesTeamUntil } from '../../words/diseases.ts';
import { quarantined } from '../../words/people-and-ships.ts';

/** its points are scored when it is cured. */
export const hyperAging = dilemma('Hyper-Aging', {
  encounter: seizesTeamUntil(3),
  modifiers: [quarantined(seized)],
  cure: cure(amongThem(['SCIENCE', 1], ['MEDICAL', 2])),
});
