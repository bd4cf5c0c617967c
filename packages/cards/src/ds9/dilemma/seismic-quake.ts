import {
  awayTeam,
  dilemma,
  ifThen,
  inOrder,
  isOdd,
  kill,
  opponentsScore,
  random,
  skilled,
  stop,
} from '@spaceline/engine/language';
import { oneOrTwo, toGetPastOrShuffleBack } from '../../words/quakes.ts';

const strikes = oneOrTwo((n) => ifThen(isOdd(opponentsScore), stop(random(n, awayTeam)), kill(random(n, awayTeam))));

export const seismicQuake = dilemma('Seismic Quake', {
  encounter: inOrder(strikes, toGetPastOrShuffleBack(skilled('Geology'))),
});
