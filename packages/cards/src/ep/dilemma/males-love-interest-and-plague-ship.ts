import { dilemma, present } from '@spaceline/engine/language';
import { loveInterestOf, plagueShipFor } from '../../words/classic-dilemmas.ts';
import { halves } from '../../words/combinations.ts';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const malesLoveInterestAndPlagueShip = dilemma("Male's Love Interest & Plague Ship", {
  encounter: worthItsPoints(
    halves(
      { title: "Male's Love Interest", effect: loveInterestOf('male', present) },
      { title: 'Tarellian Plague Ship', effect: plagueShipFor(present) },
    ),
  ),
});
