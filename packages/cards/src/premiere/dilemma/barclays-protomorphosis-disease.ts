import { all, allOf, dilemma, keyword, kill, not, present, skilled, unless, which } from '@spaceline/engine/language';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const barclaysProtomorphosisDisease = dilemma("Barclay's Protomorphosis Disease", {
  encounter: worthItsPoints(
    unless(
      allOf(skilled('MEDICAL'), skilled('SCIENCE'), skilled('SECURITY')),
      kill(all(which(present, not(keyword('Android'))))),
      'discard',
    ),
  ),
});
