import {
  allOf,
  crew,
  cure,
  dilemma,
  inOrder,
  kill,
  lowest,
  opponentsChoiceOf,
  placeOnShip,
  skilled,
  trigger,
} from '@spaceline/engine/language';

const outbreak = opponentsChoiceOf(
  { name: 'STRENGTH', effect: kill(lowest('strength', crew)) },
  { name: 'CUNNING', effect: kill(lowest('cunning', crew)) },
);

export const macrovirus = dilemma('Macrovirus', {
  encounter: inOrder(placeOnShip, outbreak),
  triggers: [trigger('start of your turn', outbreak)],
  cure: cure(allOf(skilled('Exobiology', 2), skilled('SCIENCE', 2))),
  text: 'Place on ship. Now, and at the start of each of your turns, kills the crew member with the lowest STRENGTH OR the one with the lowest CUNNING (opponent’s choice). Cure with 2 Exobiology and 2 SCIENCE.',
});
