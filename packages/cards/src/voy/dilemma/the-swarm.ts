import {
  allOf,
  boost,
  cure,
  destroyShip,
  dilemma,
  itsHost,
  mayNot,
  multiply,
  placeOnShip,
  skilled,
  theShip,
} from '@spaceline/engine/language';

const ship = itsHost('the ship');

export const theSwarm = dilemma('The Swarm', {
  encounter: placeOnShip,
  modifiers: [mayNot('fire', ship), multiply(['weapons'], 0, ship), boost(['shields'], -2, ship)],
  cure: cure(allOf(skilled('ENGINEER', 3), skilled('Physics')), 'next turn'),
  expires: destroyShip(theShip),
});
