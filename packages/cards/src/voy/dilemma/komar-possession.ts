import {
  cure,
  dilemma,
  inOrder,
  itsHost,
  placeOn,
  present,
  random,
  skilled,
  stop,
  the,
  which,
} from '@spaceline/engine/language';
import { otherThan } from '../../words/dilemma-people.ts';
import { nowAndAt } from '../../words/dilemmas.ts';

const victim = itsHost();

export const komarPossession = dilemma('Komar Possession', {
  ...nowAndAt(
    'start of your turn',
    placeOn(random(1, present)),
    inOrder(stop(the(victim)), stop(random(1, which(present, otherThan(victim))))),
  ),
  // those it has stopped are a group apart
  cure: cure(skilled('SECURITY', 3)),
});
