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
  triggers: [trigger('start of your turn', outbreak, { text: 'now and at the start of each of your turns' })],
  cure: cure(allOf(skilled('Exobiology', 2), skilled('SCIENCE', 2))),
});
