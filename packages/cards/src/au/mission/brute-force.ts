import { allOf, awayTeam, forEachPerson, mission, ofType, someone, totalOver } from '@spaceline/engine/language';

export const bruteForce = mission('Brute Force', {
  specials: {
    'strength-over-10-per-member-min-3': allOf(
      totalOver('strength', forEachPerson(awayTeam, 10)),
      someone(ofType('Personnel'), 3),
    ),
  },
});
