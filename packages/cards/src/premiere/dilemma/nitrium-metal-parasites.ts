import {
  anyOf,
  cure,
  destroyShip,
  dilemma,
  inOrder,
  later,
  placeOnShip,
  skilled,
  the,
  theShip,
  those,
} from '@spaceline/engine/language';

export const nitriumMetalParasites = dilemma('Nitrium Metal Parasites', {
  encounter: inOrder(placeOnShip, later({ at: 'end', turns: 2 }, the(theShip), destroyShip(those))),
  cure: cure(anyOf(skilled('SCIENCE', 2), skilled('ENGINEER', 2))),
});
