import { damageShip, dilemma, skilled, theShip, unless } from '@spaceline/engine/language';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const nullSpace = dilemma('Null Space', {
  encounter: worthItsPoints(unless(skilled('Navigation', 2), damageShip(theShip), 'discard')),
});
