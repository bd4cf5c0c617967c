import {
  both,
  dilemma,
  icon,
  inOrder,
  keyword,
  kill,
  not,
  ofThem,
  opponentChooses,
  pick,
  present,
  random,
  someone,
  toGetPast,
  which,
} from '@spaceline/engine/language';

const flesh = both(not(keyword('Android')), not(icon('Holo')));

export const kelvanShowOfForce = dilemma('Kelvan Show of Force', {
  encounter: toGetPast(
    someone(flesh, 2),
    inOrder(pick('two', opponentChooses(2, which(present, flesh))), kill(random(1, ofThem('two')))),
  ),
});
