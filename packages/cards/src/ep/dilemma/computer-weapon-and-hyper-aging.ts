import { cure, dilemma } from '@spaceline/engine/language';
import { computerWeapon } from '../../words/classic-dilemmas.ts';
import { halves } from '../../words/combinations.ts';
import { amongThem, seized, seizesTeamUntil } from '../../words/diseases.ts';
import { quarantined } from '../../words/people-and-ships.ts';

export const computerWeaponAndHyperAging = dilemma('Computer Weapon & Hyper-Aging', {
  encounter: halves(
    { title: 'Iconian Computer Weapon', effect: computerWeapon, once: true },
    { title: 'Hyper-Aging', effect: seizesTeamUntil(3) },
  ),
  modifiers: [quarantined(seized)],
  cure: cure(amongThem(['SCIENCE', 1], ['MEDICAL', 2])),
});
