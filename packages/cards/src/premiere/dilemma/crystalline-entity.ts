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

const shielded = anyOf(theyAre(theShip, over('shields', 6)), skilled('Music'));
const shieldedTwice = anyOf(theyAre(theShip, over('shields', 12)), skilled('Music', 2));
const studied = allOf(skilled('SCIENCE'), skilled('MEDICAL'));
const studiedTwice = allOf(skilled('SCIENCE', 2), skilled('MEDICAL', 2));

/** All life is everybody aboard, whosever they are. */
export const crystallineEntity = dilemma('Crystalline Entity', {
  encounter: pointsAsDoubled(
    worthItsPoints(
      inSpaceOrOnAPlanet(
        unless(asDoubled(shielded, shieldedTwice), kill(all(people.aboard(theShip))), 'discard'),
        unless(asDoubled(studied, studiedTwice), kill(all(awayTeam)), 'discard'),
      ),
    ),
  ),
});
