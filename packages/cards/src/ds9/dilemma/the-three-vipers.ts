import { allOf, damageShip, dilemma, ifThen, no, skilled, theShip, unless } from '@spaceline/engine/language';

const unharmed = allOf(skilled('ENGINEER'), skilled('Navigation', 2));

/** a condition that is not met stops the crew, so that a damaged ship's is stopped in any case. */
export const theThreeVipers = dilemma('The Three Vipers', {
  encounter: unless(
    allOf(unharmed, skilled('SCIENCE'), skilled('OFFICER'), skilled('Astrophysics')),
    ifThen(no(unharmed), damageShip(theShip)),
    'discard',
  ),
});
