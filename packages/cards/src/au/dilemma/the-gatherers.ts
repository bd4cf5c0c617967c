import {
  all,
  anyOf,
  anything,
  dilemma,
  discard,
  discardsFromHand,
  either,
  having,
  inOrder,
  ofType,
  totalOver,
  unless,
  your,
} from '@spaceline/engine/language';

const belongings = your(anything).which(either(ofType('Equipment'), ofType('Artifact'))).present;

export const theGatherers = dilemma('The Gatherers', {
  encounter: unless(
    anyOf(having('Marouk'), totalOver('integrity', 36)),
    inOrder(discard(all(belongings)), discardsFromHand(1, { chooser: 'random' })),
    'discard',
  ),
});
