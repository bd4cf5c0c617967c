import { boost, cure, dilemma, itsHost, placeOnShip, skilled } from '@spaceline/engine/language';

export const isolinearPuzzle = dilemma('Isolinear Puzzle', {
  encounter: placeOnShip,
  modifiers: [boost(['range', 'weapons'], -4, itsHost('ship'))],
  cure: cure(skilled('ENGINEER', 2)),
});
