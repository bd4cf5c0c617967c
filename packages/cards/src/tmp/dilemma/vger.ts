import { allOf, anyOf, destroyShip, dilemma, skilled, theShip, unless } from '@spaceline/engine/language';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const vger = dilemma("V'Ger", {
  encounter: worthItsPoints(
    unless(
      anyOf(skilled('Empathy', 2), allOf(skilled('Diplomacy'), skilled('Anthropology'), skilled('Computer Skill'))),
      destroyShip(theShip),
      'discard',
    ),
  ),
});
