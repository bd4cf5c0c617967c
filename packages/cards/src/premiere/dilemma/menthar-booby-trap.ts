import {
  crew,
  cure,
  dilemma,
  inOrder,
  itsHost,
  kill,
  mayNot,
  placeOnShip,
  random,
  skilled,
  unless,
} from '@spaceline/engine/language';

export const mentharBoobyTrap = dilemma('Menthar Booby Trap', {
  encounter: inOrder(placeOnShip, unless(skilled('MEDICAL'), kill(random(1, crew)))),
  modifiers: [mayNot('move', itsHost('the ship'))],
  cure: cure(skilled('ENGINEER', 2)),
});
