import {
  captures,
  dilemma,
  frees,
  ifThen,
  inOrder,
  oneOf,
  random,
  simply,
  skill,
  thereIs,
  youChoose,
} from '@spaceline/engine/language';
import { whereTheTeamIs, yourPeopleThere } from '../../words/dilemma-people.ts';
import { losesItsPoints } from '../../words/dilemmas.ts';
import { ifOpponentShows } from '../../words/other-player.ts';
import { yourCaptured } from '../../words/rescuing.ts';

/** BOG-81 */
const release = frees(youChoose(1, yourCaptured), whereTheTeamIs);
const revenge = ifOpponentShows(skill('SECURITY'), captures(random(2, yourPeopleThere), 'opponent'));

export const hisHonorTheHighSheriffOfNottingham = dilemma('His Honor, The High Sheriff of Nottingham', {
  encounter: simply(
    ifThen(
      thereIs(yourCaptured),
      oneOf({ mark: 'pay', effect: losesItsPoints }, { mark: 'return', effect: inOrder(release, revenge) }),
    ),
  ),
  immuneTo: ['Q-Flash', 'Q2'],
  capturing: true,
});
