import {
  all,
  bound,
  dilemma,
  inOrder,
  not,
  pick,
  present,
  random,
  sharing,
  simply,
  stop,
  which,
} from '@spaceline/engine/language';

const chosen = bound('one');

export const chulaTheChandra = dilemma('Chula: The Chandra', {
  encounter: simply(
    inOrder(pick('one', random(1, present)), stop(all(which(present, not(sharing('attribute number', chosen)))))),
  ),
});
