/** The texts that hand weapons share (R-1.16: "use only" says who benefits). */
import { controls, type Game, unarmed, Zone } from '@spaceline/engine';
import {
  type Ability,
  ability,
  affiliation,
  boost,
  both,
  type Filter,
  gainSkill,
  leader,
  type Modifier,
  mortallyWounds,
  not,
  type Reach,
  the,
  yourPersonnelPresent,
} from '@spaceline/engine/language';
import { adversaryOf, onceEachBattle } from './words/people-and-ships.ts';

/** Borg use no hand weapons, whatever they were before. */
export const armed: Filter = { test: not(affiliation('Borg')).test, pre: '', post: '' };

/** A pistol: +2, and every copy counts. */
export const pistol = (users: Filter): Modifier[] => [
  boost(['strength'], 2, yourPersonnelPresent(users), { cumulative: true }),
];

/** One of the old ones: +2, and whoever leads has SECURITY by it. */
export const classicWeapon = (users: Filter): Modifier[] => [
  ...pistol(users),
  gainSkill('SECURITY', yourPersonnelPresent(both(users, leader))),
];

/** Aboard a ship that the same player controls. */
function aboardYourShip(g: Game, id: number): boolean {
  const c = g.card(id);
  return c.zone === Zone.Aboard && g.def(c.host).ship && controls(g, c.controller, c.host);
}

/** Those of them who are not aboard a ship of their player's. */
export const inTheOpen = (reach: Reach): Reach => ({
  has: (r, id) => reach.has(r, id) && !aboardYourShip(r.g, id),
  each: `unless aboard your ship, ${reach.each}`,
});

/** A rifle: +3, but it makes no friends outside your own ship. */
export function rifle(users: Filter): Modifier[] {
  const reach = yourPersonnelPresent(users);
  return [
    boost(['strength'], 3, reach, { cumulative: true }),
    gainSkill('Diplomacy', inTheOpen(reach), { levels: -1, cumulative: true }),
  ];
}

/** A blade: once in each battle a stun becomes a mortal wound. Each copy does so for itself.: Borg use none. */
export const mayWoundInstead = (users: Reach): Ability => {
  const each = 'one' in users ? String(users.one) : users.each;
  const hands: Reach = { has: (r, id) => users.has(r, id) && !unarmed(r.g, id), each };
  return ability('wound', mortallyWounds(the(adversaryOf(hands))), {
    timing: { on: 'stunned' },
    limit: onceEachBattle,
  });
};
