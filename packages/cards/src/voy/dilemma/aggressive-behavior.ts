import {
  allOf,
  anyOf,
  crew,
  damageShip,
  dilemma,
  inOrder,
  kill,
  random,
  skilled,
  theShip,
  totalOver,
  unless,
} from '@spaceline/engine/language';

export const aggressiveBehavior = dilemma('Aggressive Behavior', {
  encounter: unless(
    anyOf(skilled('Anthropology', 2), allOf(skilled('Leadership'), skilled('Anthropology'), totalOver('cunning', 35))),
    inOrder(damageShip(theShip), kill(random(1, crew))),
  ),
});
