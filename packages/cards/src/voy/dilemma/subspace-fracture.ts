import { all, allOf, dilemma, kill, present, skilled, totalOver, unless } from '@spaceline/engine/language';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const subspaceFracture = dilemma('Subspace Fracture', {
  encounter: worthItsPoints(
    unless(
      allOf(skilled('ENGINEER'), skilled('SCIENCE'), skilled('Leadership'), totalOver('cunning', 28)),
      kill(all(present)),
      'discard',
    ),
  ),
});
