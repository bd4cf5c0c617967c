import {
  allOf,
  cure,
  dilemma,
  disables,
  itsHost,
  mayNot,
  people,
  placeOnShip,
  skill,
  skilled,
} from '@spaceline/engine/language';

export const twoDimensionalCreatures = dilemma('Two-Dimensional Creatures', {
  encounter: placeOnShip,
  modifiers: [
    disables(people.which(skill('Empathy')).aboard(itsHost('the ship'))),
    mayNot('move', itsHost('the ship')),
  ],
  cure: cure(allOf(skilled('SCIENCE'), skilled('ENGINEER'))),
});
