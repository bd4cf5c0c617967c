import {
  both,
  dilemma,
  either,
  highest,
  inOrder,
  kill,
  not,
  present,
  skill,
  toGetPast,
  totalOver,
  which,
} from '@spaceline/engine/language';

const honest = both(skill('SCIENCE'), not(either(skill('Greed'), skill('Treachery'))));

export const unscientificMethod = dilemma('Unscientific Method', {
  encounter: inOrder(kill(highest('cunning', which(present, honest))), toGetPast(totalOver('cunning', 24))),
});
