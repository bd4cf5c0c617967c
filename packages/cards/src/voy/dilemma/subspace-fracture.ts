import { all, allOf, dilemma, kill, skilled, totalOver, unless } from '@spaceline/engine/language';
import { theWholeTeam } from '../../words/dilemma-people.ts';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const subspaceFracture = dilemma('Subspace Fracture', {
  encounter: worthItsPoints(
    unless(
      allOf(skilled('ENGINEER'), skilled('SCIENCE'), skilled('Leadership'), totalOver('cunning', 28)),
      kill(all(theWholeTeam)),
      'discard',
    ),
  ),
});
