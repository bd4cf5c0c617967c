import { locationOf, QUADRANTS } from '@spaceline/engine';
import { boost, ship, thisCard } from '@spaceline/engine/language';

const GAMMA = QUADRANTS.indexOf('Gamma');

export const ussOdyssey = ship('U.S.S. Odyssey', {
  modifiers: [
    boost(['range', 'weapons', 'shields'], 1, thisCard, {
      while: {
        pre: '',
        post: 'in the Gamma Quadrant',
        test: ({ g, source }) => locationOf(g, source) >= 0 && g.location(locationOf(g, source)).quadrant === GAMMA,
      },
    }),
  ],
});
