/** Using WEAPONS (BOG-102 to BOG-109, DOM-62). */

import { compatible, matches, takesAnyone } from '../affiliations/compatibility.ts';
import { underHouseArrest } from '../affiliations/house-arrest.ts';
import { skillNumber } from '../cards/names.ts';
import type { Reason } from '../core/decision.ts';
import { inPlay } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { forbidden, granted } from '../core/permissions.ts';
import { type Hiding, NOT_YOURS, whyHiding } from '../core/reasons.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { attribute, disabled, hasIcon, skillLevel, speaks, stopped } from '../core/values.ts';
import { controls, isLandedInside } from '../core/vessel.ts';
import { personnelAt } from '../spaceline/places.ts';
import { isNor } from '../spaceline/sites.ts';

const NOT_ARMED: Reason = { rule: 'R-9.1', text: 'Only ships and facilities in space or in orbit fire WEAPONS' };
const HIDING: Hiding = {
  text: 'A cloaked or phased card cannot use its WEAPONS',
  cloaked: ['BOG-102', 'CR-71'],
  phased: ['BOG-102', 'CR-81'],
  also: ['R-9.2'],
};
const NO_WEAPONS: Reason = { rule: 'BOG-102', text: 'Its WEAPONS are zero', also: ['R-9.2'] };
const NOBODY: Reason = { rule: 'BOG-102', text: 'Nobody of yours is aboard', also: ['R-9.2', 'BOG-103'] };
const NO_MATCH: Reason = { rule: 'BOG-103', text: 'Nobody aboard matches its affiliation', also: ['R-9.2'] };
const NO_MATCH_IN_OPS: Reason = {
  rule: 'BOG-105',
  text: 'Nobody in Ops matches its affiliation',
  also: ['BOG-103', 'R-9.2'],
};
const NO_COMPATIBLE: Reason = { rule: 'BOG-104', text: 'Nobody compatible is aboard', also: ['R-9.2'] };
const NO_COMPATIBLE_IN_OPS: Reason = {
  rule: 'BOG-105',
  text: 'Nobody in Ops is compatible',
  also: ['BOG-104', 'R-9.2'],
};
const STOPPED: Reason = { rule: 'BOG-106', text: 'A stopped card cannot fire', also: ['R-8.22', 'R-9.2', 'R-9.18'] };
const NO_LEADER: Reason = {
  rule: 'BOG-107',
  text: 'Nobody aboard is a leader (OFFICER or Leadership)',
  also: ['R-9.2', 'R-12.7'],
};
const NOT_IN_OPS: Reason = { rule: 'BOG-105', text: 'Nobody of yours is in Ops', also: ['R-9.2'] };
const NO_LEADER_IN_OPS: Reason = { rule: 'BOG-109', text: 'No leader of yours is in Ops', also: ['R-9.2'] };
const DOCKED: Reason = { rule: 'DOM-62', text: 'A docked ship cannot fire', also: ['R-7.8', 'R-9.2'] };

const OFFICER = skillNumber('OFFICER');
const LEADERSHIP = skillNumber('Leadership');

/** CR-48: a leader has OFFICER or Leadership; a Borg with the Defense icon serves as one (BOG-107). */
export const isLeader = (g: Game, id: number): boolean =>
  skillLevel(g, id, OFFICER) > 0 || skillLevel(g, id, LEADERSHIP) > 0 || hasIcon(g, id, 'Def');

/**
 * Those of a crew who man the guns. Whoever is stopped joins no attack, but answers the fire at a ship that was
 * unstopped for it (BOG-110).
 */
const crewOf = (g: Game, id: number, seat: Seat, part: Part): number[] =>
  gunners(g, id, seat).filter((p) => !disabled(g, p) && (part === 'answer' || !stopped(g, p)));

/** BOG-105, BOG-109: on a Nor those who count are in Ops. */
function gunners(g: Game, id: number, seat: Seat): number[] {
  if (!isNor(g, id)) return personnelAt(g, id, seat);
  return g.tableau.aboard[id]
    .filter((x) => granted(g, 'operations', x, -1))
    .flatMap((ops) => personnelAt(g, ops, seat));
}

/** what fires and is fired at: ships in space, and facilities wherever they stand. */
export const isCombatant = (g: Game, id: number): boolean =>
  g.def(id).ship ? g.card(id).zone === Zone.Space && !isLandedInside(g, id) : g.def(id).facility && inPlay(g.card(id));

/** What a ship has to do with a battle: it starts it, strikes back in the next turn, or answers fire (BOG-107, BOG-108). */
type Part = 'attack' | 'counter-attack' | 'answer';

/** Why a ship or facility cannot fire, or null. Only whoever starts a battle needs a leader. */
export function whyNotFire(g: Game, seat: Seat, id: number, part: Part, target = -1): Reason | null {
  const c = g.card(id);
  if (!isCombatant(g, id)) return NOT_ARMED;
  if (!controls(g, seat, id)) return NOT_YOURS;
  const hiding = whyHiding(g, id, HIDING);
  if (hiding) return hiding;
  if (c.dock !== -1) return DOCKED;
  const halted = (c.status & Status.Stopped) !== 0;
  if (halted && part !== 'answer') return STOPPED;
  if (attribute(g, id, 'weapons') <= 0) return NO_WEAPONS;
  const crew = crewOf(g, id, seat, part);
  const nor = isNor(g, id);
  if (crew.length === 0) return nor ? NOT_IN_OPS : NOBODY;
  if (takesAnyone(g, id)) {
    if (!crew.some((p) => compatible(g, p, id))) return nor ? NO_COMPATIBLE_IN_OPS : NO_COMPATIBLE;
  } else if (!crew.some((p) => matches(g, p, id))) return nor ? NO_MATCH_IN_OPS : NO_MATCH;
  // a stop passes: of a card that could not answer anyhow, what is in the way for longer is said first
  if (halted) return STOPPED;
  // nobody under house arrest leads; nor would they match
  const leads = (p: number) => !underHouseArrest(g, p) && (isLeader(g, p) || granted(g, 'leader', p, -1));
  if (part === 'attack' && !crew.some(leads)) return nor ? NO_LEADER_IN_OPS : NO_LEADER;
  return forbidden(g, 'fire', id, seat, target);
}

/** A ship or facility with its crew, as a force.: a Nor with everybody aboard who is compatible with it. */
export function forceOf(g: Game, id: number): number[] {
  const seat = g.card(id).controller;
  if (!isNor(g, id)) return [id, ...personnelAt(g, id, seat)];
  return [
    id,
    ...g.tableau.aboard[id].flatMap((site) => personnelAt(g, site, seat)).filter((p) => compatible(g, p, id)),
  ];
}

/** BOG-59: how many targets a card may engage in one battle: one, or more for a Borg ship with a Multiplexor Drone. */
export function multiplexes(g: Game, ship: number): number {
  const crew = personnelAt(g, ship, g.card(ship).controller).filter((p) => !disabled(g, p));
  if (!crew.some((p) => g.def(p).rules?.multiplexes && speaks(g, p))) return 1;
  return crew.filter((p) => hasIcon(g, p, 'Def')).length;
}
