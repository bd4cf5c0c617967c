import {
  anotherThanIt,
  both,
  discardsFromHand,
  event,
  kin,
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
      both(not(kin('Borg')), personnel),
      discardsFromHand(1, { which: both(anotherThanIt, personnel) }),
    ),
  ],
  immuneTo: ['Kevin Uxbridge'],
});
