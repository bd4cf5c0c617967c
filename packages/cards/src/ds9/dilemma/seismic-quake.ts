import { awayTeam, dilemma, ifThen, inOrder, kill, random, skilled, stop } from '@spaceline/engine/language';
import { isOdd } from '../../words/dilemma-conditions.ts';
import { oneOrTwo, opponentsScore, toGetPastOrShuffleBack } from '../../words/quakes.ts';

const strikes = oneOrTwo((n) => ifThen(isOdd(opponentsScore), stop(random(n, awayTeam)), kill(random(n, awayTeam))));

export const seismicQuake = dilemma('Seismic Quake', {
  encounter: inOrder(strikes, toGetPastOrShuffleBack(skilled('Geology'))),
});
