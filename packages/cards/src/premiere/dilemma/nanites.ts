import { anyOf, damageShip, dilemma, skilled, theShip, unless } from '@spaceline/engine/language';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const nanites = dilemma('Nanites', {
  encounter: worthItsPoints(unless(anyOf(skilled('SCIENCE', 2), skilled('Diplomacy')), damageShip(theShip), 'discard')),
});
