import { allOf, damageShip, dilemma, skilled, theShip, unless } from '@spaceline/engine/language';

export const graviticMine = dilemma('Gravitic Mine', {
  encounter: unless(allOf(skilled('SCIENCE'), skilled('Navigation')), damageShip(theShip), 'discard'),
});
