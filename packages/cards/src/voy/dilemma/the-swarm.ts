import {
  allOf,
  boost,
  cure,
  destroyShip,
  dilemma,
  forbid,
  host,
  itsHost,
  placeOnShip,
  skilled,
} from '@spaceline/engine/language';

export const theSwarm = dilemma('The Swarm', {
  encounter: placeOnShip,
  modifiers: [
    forbid(
      'fire',
      'its WEAPONS are disabled',
      { rule: 'BOG-102', text: 'The Swarm disables the ship’s WEAPONS' },
      (g, source, ship) => g.card(source).host === ship,
    ),
    boost(['shields'], -2, itsHost('the ship')),
  ],
  cure: cure(allOf(skilled('ENGINEER', 3), skilled('Physics')), 'next turn'),
  expires: destroyShip(host),
});
