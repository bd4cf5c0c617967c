import { allOf, damageShip, dilemma, inOrder, skilled, stopForLong, theShip, unless } from '@spaceline/engine/language';
import { withCrew } from '../../words/dilemma-people.ts';

export const theCloud = dilemma('The Cloud', {
  encounter: unless(
    allOf(skilled('MEDICAL', 2), skilled('ENGINEER', 2), skilled('Astrophysics', 2)),
    inOrder(damageShip(theShip), stopForLong(withCrew(theShip))),
    'discard',
  ),
});
