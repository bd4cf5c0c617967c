import {
  all,
  awayTeam,
  both,
  dilemma,
  either,
  ifThen,
  keyword,
  kill,
  not,
  opponentChooses,
  simply,
  skill,
  stop,
  thereIs,
  which,
} from '@spaceline/engine/language';

const android = keyword('Android');
const guards = which(awayTeam, both(android, either(skill('SECURITY'), skill('OFFICER'))));

export const shotInTheBack = dilemma('Shot in the Back', {
  encounter: simply(
    ifThen(thereIs(guards), stop(all(guards)), kill(opponentChooses(1, which(awayTeam, not(android))))),
  ),
});
