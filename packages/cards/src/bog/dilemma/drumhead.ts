import {
  anyOf,
  crew,
  dilemma,
  discard,
  having,
  ifThen,
  skilled,
  thereIs,
  toGetPast,
  under,
  which,
} from '@spaceline/engine/language';
import { choiceOf } from '../../words/dilemma-people.ts';
import { nullifyWith } from '../../words/dilemmas.ts';

const suspects = which(crew, under('integrity', 5));

export const drumhead = dilemma('Drumhead', {
  encounter: nullifyWith(
    'Plexing',
    ifThen(
      thereIs(suspects),
      discard(choiceOf('Norah Satie', 1, suspects)),
      toGetPast(anyOf(having('Jean-Luc Picard'), skilled('Law'))),
    ),
  ),
});
