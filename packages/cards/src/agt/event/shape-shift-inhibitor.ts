import {
  affiliation,
  anotherThanIt,
  both,
  discardsFromHand,
  event,
  mustPayTo,
  not,
  ofType,
  playsOnTable,
} from '@spaceline/engine/language';

const personnel = ofType('Personnel');

export const shapeShiftInhibitor = event('Shape-Shift Inhibitor', {
  plays: [playsOnTable()],
  modifiers: [
    mustPayTo(
      'download',
      'each player',
      both(not(affiliation('Borg')), personnel),
      discardsFromHand(1, { which: both(anotherThanIt, personnel) }),
    ),
  ],
  immuneTo: ['Kevin Uxbridge'],
});
