import {
  able,
  dilemma,
  forEachPerson,
  half,
  over,
  present,
  someone,
  toGetPast,
  which,
} from '@spaceline/engine/language';

export const twisted = dilemma('Twisted', {
  encounter: toGetPast(someone(over('cunning', 7), half(forEachPerson(which(present, able)), 'up'))),
});
