import { anyOf, destroyShip, dilemma, skilled, theShip, unless } from '@spaceline/engine/language';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const cosmicStringFragment = dilemma('Cosmic String Fragment', {
  encounter: worthItsPoints(
    unless(anyOf(skilled('Astrophysics'), skilled('ENGINEER'), skilled('Navigation')), destroyShip(theShip), 'discard'),
  ),
});
