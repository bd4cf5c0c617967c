import {
  allOf,
  anyOf,
  awayTeam,
  dilemma,
  kin,
  not,
  putAtopDeck,
  random,
  skilled,
  totalOver,
  unless,
  which,
} from '@spaceline/engine/language';
import { nullifyWith } from '../../words/dilemmas.ts';

export const newEssentialists = dilemma('New Essentialists', {
  encounter: nullifyWith(
    'Jamaharon',
    unless(
      anyOf(
        allOf(totalOver('integrity', 40), skilled('Honor', 2)),
        allOf(totalOver('cunning', 40), skilled('Treachery', 2)),
      ),
      putAtopDeck(random(1, which(awayTeam, not(kin('Borg'))))),
    ),
  ),
});
