import {
  all,
  anyOf,
  both,
  dilemma,
  having,
  icon,
  ifThen,
  inOrder,
  keyword,
  kill,
  no,
  present,
  random,
  skilled,
  someone,
  stop,
  toGetPast,
} from '@spaceline/engine/language';

export const oops = dilemma('Oops!', {
  encounter: inOrder(
    ifThen(no(skilled('Leadership')), inOrder(kill(random(1, present)), stop(all(present)))),
    toGetPast(anyOf(someone(icon('Stf'), 3), someone(both(icon('Def'), keyword('Drone')), 3), having('Nog'))),
  ),
});
