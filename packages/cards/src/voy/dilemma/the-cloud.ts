import { allOf, damageShip, dilemma, inOrder, skilled, stopUntil, theShip, unless } from '@spaceline/engine/language';
import { withCrew } from '../../crews.ts';

export const theCloud = dilemma('The Cloud', {
  encounter: unless(
    allOf(skilled('MEDICAL', 2), skilled('ENGINEER', 2), skilled('Astrophysics', 2)),
    inOrder(damageShip(theShip), stopUntil('end of your next turn', withCrew(theShip))),
    'discard',
  ),
});
