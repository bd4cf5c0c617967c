import {
  allOf,
  crew,
  cure,
  dilemma,
  kill,
  lowest,
  opponentsChoiceOf,
  placeOnShip,
  skilled,
} from '@spaceline/engine/language';
import { nowAndAt } from '../../words/dilemmas.ts';

const outbreak = opponentsChoiceOf(
  { mark: 'strength', word: 'STRENGTH', effect: kill(lowest('strength', crew)) },
  { mark: 'cunning', word: 'CUNNING', effect: kill(lowest('cunning', crew)) },
);

export const macrovirus = dilemma('Macrovirus', {
  ...nowAndAt('start of your turn', placeOnShip, outbreak),
  cure: cure(allOf(skilled('Exobiology', 2), skilled('SCIENCE', 2))),
});
