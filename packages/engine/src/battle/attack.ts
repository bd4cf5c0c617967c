/** Starting a ship battle: who may fire at whom (R-9.1 to, BOG-102 to BOG-110). */

import { compatible } from '../affiliations/compatibility.ts';
import type { Action } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { noteAttack, setStatus } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { type Hiding, IN_STASIS, whyHiding } from '../core/reasons.ts';
import { NOWHERE } from '../core/spot.ts';
import { other, type Seat, Status } from '../core/state.ts';
import { inStasis } from '../core/values.ts';
import { controls, isUncontrolled } from '../core/vessel.ts';
import { locationOf } from '../spaceline/places.ts';
import { mayCounterAttack, whyNotBattle, whyRestricted } from './restrictions.ts';
import { isSelfControlled } from './self-controlled.ts';
import { beginShipBattle, engageMore, newShipBattle } from './ship-battle.ts';
import { forceOf, isCombatant, type Part, whyNotFire, whyUnarmed } from './weapons.ts';

const NO_TARGET: Reason = { rule: 'R-9.1', text: 'Only ships and facilities of the opponent can be attacked' };
const ELSEWHERE: Reason = { rule: 'R-9.1', text: 'The target is at another location' };
const NOT_EXPOSED: Reason = {
  rule: 'R-9.1',
  text: 'A ship that is landed or carried is out of reach',
  also: ['R-7.13', 'R-7.14'],
};
const HIDING: Hiding = {
  text: 'A cloaked or phased card cannot be attacked',
  cloaked: ['CR-70'],
  phased: ['CR-80'],
  also: [],
};
const NOBODY_FIRES: Reason = { rule: 'R-9.2', text: 'Name the ships and facilities that fire' };
const INCOMPATIBLE: Reason = { rule: 'R-9.3', text: 'The firing cards are not compatible with each other' };

/** Why nobody of this player's could fire at it to start a battle, or null. */
export function whyNotTarget(g: Game, seat: Seat, target: number): Reason | null {
  const c = g.state.cards[target];
  if (c === undefined) return NO_TARGET;
  // BOG-52: a dilemma that fights by itself is nobody's, and can be attacked by anybody
  if (isSelfControlled(g, target)) return null;
  if (controls(g, seat, target)) return NO_TARGET;
  if (!isCombatant(g, target)) return g.def(target).ship ? NOT_EXPOSED : NO_TARGET;
  if (inStasis(g, target)) return IN_STASIS;
  return whyHiding(g, target, HIDING) ?? forbidden(g, 'attack-on', target, seat);
}

const partAt = (g: Game, seat: Seat, location: number): Part =>
  mayCounterAttack(g, seat, location) ? 'counter-attack' : 'attack';

/** Why this card may not fire at what can be attacked, to start a battle, or null. */
function whyNotAttack(g: Game, seat: Seat, ship: number, target: number): Reason | null {
  if (locationOf(g, ship) !== locationOf(g, target)) return ELSEWHERE;
  return (
    whyNotFire(g, seat, ship, partAt(g, seat, locationOf(g, target)), target) ??
    forbidden(g, 'open-fire', ship, seat, target) ??
    whyNotBattle(g, seat, locationOf(g, target), forceOf(g, target)) ??
    whyRestricted(g, seat, forceOf(g, ship), forceOf(g, target))
  );
}

/** and DOM-76: the firing cards go together, and every restriction of the whole force is obeyed. */
function whyNotTogether(g: Game, seat: Seat, ships: readonly number[], target: number): Reason | null {
  for (const a of ships) for (const b of ships) if (!compatible(g, a, b)) return INCOMPATIBLE;
  const force = ships.flatMap((s) => forceOf(g, s));
  return whyRestricted(g, seat, force, forceOf(g, target));
}

export const attack: Action = {
  verb: 'attack',
  list(g, seat, out) {
    for (let l = 0; l < g.state.locations.length; l++) {
      const { space, planet } = g.tableau;
      // to save time: nobody is fired at where nobody else is
      if (space[l].length + planet[l].length < 2) continue;
      const here = planet[l].length === 0 ? space[l] : [...space[l], ...planet[l]];
      let own: readonly number[] | null = null;
      const armed: boolean[] = [];
      for (const target of here) {
        if (whyNotTarget(g, seat, target)) continue;
        own ??= here.filter((s) => isCombatant(g, s) && controls(g, seat, s));
        if (own.length === 0) break;
        const force = forceOf(g, target);
        if (whyNotBattle(g, seat, l, force)) continue;
        // to save time: against whom it may fire is easier to say than whether it can, and that is the same for all targets
        const may = (s: number): boolean => {
          if (whyRestricted(g, seat, forceOf(g, s), force)) return false;
          armed[s] ??= whyUnarmed(g, seat, s, partAt(g, seat, l)) === null;
          return armed[s] && !forbidden(g, 'fire', s, seat, target) && !forbidden(g, 'open-fire', s, seat, target);
        };
        const ships = own.filter(may);
        if (ships.length > 0) out.push(new Option('attack', -1, NOWHERE, target).withGroup(ships, 1, ships.length));
      }
    }
  },
  why(g, seat, a) {
    const ships = a.cards.length > 0 ? a.cards : a.card !== -1 ? [a.card] : [];
    const bad = whyNotTarget(g, seat, a.to);
    if (bad) return bad;
    if (ships.length === 0) return NOBODY_FIRES;
    for (const s of ships) {
      const why = whyNotAttack(g, seat, s, a.to);
      if (why) return why;
    }
    return whyNotTogether(g, seat, ships, a.to);
  },
  check: (g, seat, o, cards) => whyNotTogether(g, seat, cards, o.to),
  *run(g, seat, o, cards): Flow {
    const target = o.to;
    const nobodys = isSelfControlled(g, target) || isUncontrolled(g, target);
    const location = locationOf(g, target);
    const engagement = { firing: cards.slice(), target };
    beginShipBattle(g, newShipBattle(location, [seat, nobodys ? -1 : other(seat)], [engagement]));
    // BOG-110: the target is unstopped, so that it can return fire
    setStatus(g, target, Status.Stopped, false);
    if (!nobodys) noteAttack(g, other(seat), location);
    yield* chooseMoreTargets(g, seat, cards, target);
  },
};

/** The further targets of a multiplexed ship, each unstopped like the first (BOG-110). */
function* chooseMoreTargets(g: Game, seat: Seat, ships: readonly number[], first: number): Flow {
  for (const ship of ships) {
    const battle = g.state.processes[g.state.processes.length - 1];
    if (battle.kind !== 'ship-battle') return;
    const open = [...g.tableau.space[battle.location], ...g.tableau.planet[battle.location]].filter(
      (t) =>
        t !== first &&
        whyNotTarget(g, seat, t) === null &&
        whyRestricted(g, seat, forceOf(g, ship), forceOf(g, t)) === null,
    );
    for (const target of yield* engageMore(g, battle, 'attack', ship, open))
      setStatus(g, target, Status.Stopped, false);
  }
}
