import {
  anyOf,
  bound,
  dilemma,
  either,
  having,
  icon,
  ifThen,
  inOrder,
  kill,
  pick,
  present,
  random,
  simply,
  skill,
  skilled,
  stop,
  the,
  which,
} from '@spaceline/engine/language';

const target = bound('target');

export const misguidedActivist = dilemma('Misguided Activist', {
  encounter: simply(
    inOrder(
      pick('target', random(1, which(present, either(skill('V.I.P.'), icon('Cmd'))))),
      ifThen(anyOf(skilled('SECURITY', 2), having("Miles O'Brien")), stop(the(target)), kill(the(target))),
    ),
  ),
});
