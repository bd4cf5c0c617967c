import {
  allOf,
  boost,
  cure,
  destroyShip,
  dilemma,
  itsHost,
  placeOnShip,
  skilled,
  theShip,
} from '@spaceline/engine/language';
import { disabledWeapons } from '../../words/dilemmas-in-play.ts';

const ship = itsHost('the ship');

export const theSwarm = dilemma('The Swarm', {
  encounter: placeOnShip,
  modifiers: [...disabledWeapons(ship), boost(['shields'], -2, ship)],
  cure: cure(allOf(skilled('ENGINEER', 3), skilled('Physics')), 'next turn'),
  expires: destroyShip(theShip),
});
