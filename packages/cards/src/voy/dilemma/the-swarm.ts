import {
  type AttributeModifier,
  allOf,
  boost,
  cure,
  destroyShip,
  dilemma,
  forbid,
  itsHost,
  multiply,
  placeOnShip,
  readingOf,
  skilled,
  theShip,
} from '@spaceline/engine/language';

const ship = itsHost('the ship');

/** Disabled WEAPONS are of no use to anything, whatever enhances them (BOG-102). */
const noWeapons: AttributeModifier = { ...multiply(['weapons'], 0, ship), cumulative: true, text: '' };

export const theSwarm = dilemma('The Swarm', {
  encounter: placeOnShip,
  modifiers: [
    forbid(
      'fire',
      'its WEAPONS are disabled',
      { rule: 'BOG-102', text: 'The Swarm disables the ship’s WEAPONS' },
      (g, source, id) => ship.has(readingOf(g, source), id),
    ),
    noWeapons,
    boost(['shields'], -2, ship),
  ],
  cure: cure(allOf(skilled('ENGINEER', 3), skilled('Physics')), 'next turn'),
  expires: destroyShip(theShip),
});
