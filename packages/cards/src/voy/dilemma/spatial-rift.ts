import {
  all,
  allOf,
  combinedUnder,
  dilemma,
  discard,
  ifThen,
  inOrder,
  pick,
  present,
  random,
  skilled,
  toGetPast,
} from '@spaceline/engine/language';
import { bothOf } from '../../words/dilemma-people.ts';

const two = bothOf('two');

export const spatialRift = dilemma('Spatial Rift', {
  encounter: inOrder(
    pick('two', random(2, present)),
    ifThen(combinedUnder(two, 'cunning', 15), discard(all(two))),
    // by those who remain
    toGetPast(allOf(skilled('Astrophysics'), skilled('ENGINEER', 2))),
  ),
});
