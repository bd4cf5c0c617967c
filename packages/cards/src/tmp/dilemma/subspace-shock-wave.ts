import {
  both,
  crew,
  damageShip,
  dilemma,
  inOrder,
  kill,
  over,
  random,
  skill,
  someone,
  theShip,
  unless,
} from '@spaceline/engine/language';

export const subspaceShockWave = dilemma('Subspace Shock Wave', {
  encounter: unless(
    someone(both(skill('Navigation'), over('cunning', 7))),
    inOrder(damageShip(theShip), kill(random(2, crew))),
    'discard',
  ),
});
