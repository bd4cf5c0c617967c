import { grant, personnel } from '@spaceline/engine/language';

/** the Survey Drone. */
export const sixteenOfNineteen = personnel('Sixteen of Nineteen', {
  modifiers: [
    grant(
      'acquire',
      'may take artifacts that lie open on the same planet, or at the same space location if aboard a ship',
      ({ source }, id) => id === source,
    ),
  ],
});
