import {
  all,
  allOf,
  combinedUnder,
  dilemma,
  discard,
  ifThen,
  inOrder,
  present,
  skilled,
  toGetPast,
} from '@spaceline/engine/language';
import { bothOf } from '../../words/dilemma-people.ts';
import { facedBy } from '../../words/dilemmas.ts';

const two = bothOf('two');

export const spatialRift = dilemma('Spatial Rift', {
  encounter: facedBy(
    'two',
    2,
    present,
    inOrder(
      ifThen(combinedUnder(two, 'cunning', 15), discard(all(two))),
      // by those who remain
      toGetPast(allOf(skilled('Astrophysics'), skilled('ENGINEER', 2))),
    ),
  ),
});
