import {
  both,
  bound,
  crew,
  dilemma,
  having,
  inOrder,
  keyword,
  kill,
  not,
  pick,
  random,
  sharing,
  unless,
  which,
} from '@spaceline/engine/language';
import { asSelected, bothOf, otherThan } from '../../words/dilemma-people.ts';

const mortals = which(crew, not(keyword('Android')));
const first = bound('first');
const colleagues = which(mortals, both(otherThan(first), sharing('classification', first)));

export const hullBreach = dilemma('Hull Breach', {
  encounter: unless(
    having('Environmental Suit'),
    inOrder(
      pick('first', random(1, mortals)),
      pick('second', random(1, colleagues)),
      kill(asSelected(bothOf('first', 'second'))),
    ),
    'mission continues',
  ),
});
