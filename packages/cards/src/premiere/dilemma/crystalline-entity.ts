import {
  all,
  allOf,
  anyOf,
  awayTeam,
  dilemma,
  kill,
  over,
  people,
  skilled,
  theShip,
  unless,
} from '@spaceline/engine/language';
import { theyAre } from '../../words/dilemma-conditions.ts';
import { inSpaceOrOnAPlanet, worthItsPoints } from '../../words/dilemmas.ts';
import { asDoubled, pointsAsDoubled } from '../../words/doubling.ts';

const shielded = (n: number, musicians: number) =>
  anyOf(theyAre(theShip, over('shields', n)), skilled('Music', musicians));
const studied = (n: number) => allOf(skilled('SCIENCE', n), skilled('MEDICAL', n));

/** All life is everybody aboard, whosever they are. */
export const crystallineEntity = dilemma('Crystalline Entity', {
  encounter: pointsAsDoubled(
    worthItsPoints(
      inSpaceOrOnAPlanet(
        unless(asDoubled(shielded(6, 1), shielded(12, 2)), kill(all(people.aboard(theShip))), 'discard'),
        unless(asDoubled(studied(1), studied(2)), kill(all(awayTeam)), 'discard'),
      ),
    ),
  ),
});
