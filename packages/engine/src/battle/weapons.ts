/** Using WEAPONS (BOG-102 to BOG-109, DOM-62). */

import { compatible, matches, takesAnyone } from '../affiliations/compatibility.ts';
import { underHouseArrest } from '../affiliations/house-arrest.ts';
import type { Reason } from '../core/decision.ts';
import { inPlay } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { forbidden, granted } from '../core/permissions.ts';
import { type Hiding, NOT_YOURS, whyHiding } from '../core/reasons.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { attribute, disabled, hasIcon, isLeader, speaks, stopped } from '../core/values.ts';
import { controls, isLandedInside } from '../core/vessel.ts';
import { whyIdle } from '../spaceline/idle.ts';
import { personnelAt } from '../spaceline/places.ts';
import { isNor, peopleAboard } from '../spaceline/sites.ts';

const NOT_ARMED: Reason = { rule: 'R-9.1', text: 'Only ships and facilities in space or in orbit fire WEAPONS' };
const HIDING: Hiding = {
  text: 'A cloaked or phased card cannot use its WEAPONS',
  cloaked: ['BOG-102', 'CR-71'],
  phased: ['BOG-102', 'CR-81'],
  also: ['R-9.2'],
};
const NO_WEAPONS: Reason = { rule: 'BOG-102', text: 'Its WEAPONS are zero', also: ['R-9.2', 'R-9.1'] };
const NOBODY: Reason = { rule: 'BOG-102', text: 'Nobody of yours is aboard', also: ['R-9.2', 'BOG-103'] };
/** Somebody is there, but cannot act: `whyIdle` says why. */
const NO_HANDS: Reason = { rule: 'BOG-107', text: 'Nobody aboard can act', also: ['R-9.2', 'BOG-102', 'BOG-103'] };
const NO_HANDS_IN_OPS: Reason = { rule: 'BOG-109', text: 'Nobody in Ops can act', also: ['R-9.2', 'BOG-105'] };
const HELPLESS: Reason = {
  rule: 'R-12.8',
  text: 'A card that is disabled or in stasis does not fire',
  also: ['R-9.2'],
};
const NO_MATCH: Reason = {
  rule: 'BOG-103',
  text: 'Nobody aboard matches its affiliation',
  also: ['R-9.2', 'R-6.4', 'WARP-28'],
};
const NO_MATCH_IN_OPS: Reason = {
  rule: 'BOG-105',
  text: 'Nobody in Ops matches its affiliation',
  also: ['BOG-103', 'R-9.2', 'R-6.4'],
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
  also: ['R-9.2', 'R-12.7', 'CR-48'],
};
const NOT_IN_OPS: Reason = { rule: 'BOG-105', text: 'Nobody of yours is in Ops', also: ['R-9.2', 'BOG-109'] };
const NO_LEADER_IN_OPS: Reason = { rule: 'BOG-109', text: 'No leader of yours is in Ops', also: ['R-9.2'] };
const DOCKED: Reason = { rule: 'DOM-62', text: 'A docked ship cannot fire', also: ['R-7.8', 'R-9.2'] };

/**
 * Those of a crew who man the guns. Whoever is stopped joins no attack, but answers the fire at a ship that was
 * unstopped for it (BOG-110).
 */
const crewOf = (g: Game, id: number, seat: Seat, part: Part): number[] =>
  gunners(g, id, seat).filter((p) => !disabled(g, p) && (part === 'answer' || !stopped(g, p)));

/** BOG-105, BOG-109: on a Nor those who count are in Ops. */
const gunDecks = (g: Game, id: number): number[] =>
  isNor(g, id) ? g.tableau.aboard[id].filter((x) => granted(g, 'operations', x, -1)) : [id];
const gunners = (g: Game, id: number, seat: Seat): number[] =>
  gunDecks(g, id).flatMap((spot) => personnelAt(g, spot, seat));

/** what fires and is fired at: ships in space, and facilities wherever they stand. */
export const isCombatant = (g: Game, id: number): boolean =>
  g.def(id).ship ? g.card(id).zone === Zone.Space && !isLandedInside(g, id) : g.def(id).facility && inPlay(g.card(id));

/** What a ship has to do with a battle: it starts it, strikes back in the next turn, or answers fire (BOG-107, BOG-108). */
export type Part = 'attack' | 'counter-attack' | 'answer';

/** Why a ship or facility cannot fire, or null. */
export function whyNotFire(g: Game, seat: Seat, id: number, part: Part, target = -1): Reason | null {
  const why = whyUnarmed(g, seat, id, part);
  return why === null ? forbidden(g, 'fire', id, seat, target) : crewSaid(g, seat, id, why);
}

/** Of a crew that will not do: is there somebody who would, were he not stopped or disabled? */
function crewSaid(g: Game, seat: Seat, id: number, why: Reason): Reason {
  const would = whoWould(g, id, why);
  return would === null ? why : whyIdle(g, gunDecks(g, id), seat, would, why);
}

function whoWould(g: Game, id: number, why: Reason): ((p: number) => boolean) | null {
  switch (why) {
    case NO_HANDS:
    case NO_HANDS_IN_OPS:
      return () => true;
    case NO_MATCH:
    case NO_MATCH_IN_OPS:
      return (p) => matches(g, p, id);
    case NO_COMPATIBLE:
    case NO_COMPATIBLE_IN_OPS:
      return (p) => compatible(g, p, id);
    case NO_LEADER:
    case NO_LEADER_IN_OPS:
      return (p) => isLeader(g, p);
    default:
      return null;
  }
}

/** The same whatever it fires at. Only whoever starts a battle needs a leader. */
export function whyUnarmed(g: Game, seat: Seat, id: number, part: Part): Reason | null {
  const c = g.card(id);
  if (!isCombatant(g, id)) return NOT_ARMED;
  if (!controls(g, seat, id)) return NOT_YOURS;
  const hiding = whyHiding(g, id, HIDING);
  if (hiding) return hiding;
  if (disabled(g, id)) return HELPLESS;
  if (c.dock !== -1) return DOCKED;
  const halted = (c.status & Status.Stopped) !== 0;
  if (halted && part !== 'answer') return STOPPED;
  if (attribute(g, id, 'weapons') <= 0) return NO_WEAPONS;
  const crew = crewOf(g, id, seat, part);
  const nor = isNor(g, id);
  if (crew.length === 0) {
    if (gunners(g, id, seat).length === 0) return nor ? NOT_IN_OPS : NOBODY;
    return nor ? NO_HANDS_IN_OPS : NO_HANDS;
  }
  if (takesAnyone(g, id)) {
    if (!crew.some((p) => compatible(g, p, id))) return nor ? NO_COMPATIBLE_IN_OPS : NO_COMPATIBLE;
  } else if (!crew.some((p) => matches(g, p, id))) return nor ? NO_MATCH_IN_OPS : NO_MATCH;
  // a stop passes: of a card that could not answer anyhow, what is in the way for longer is said first
  if (halted) return STOPPED;
  if (part === 'attack' && !crew.some((p) => leads(g, p))) return nor ? NO_LEADER_IN_OPS : NO_LEADER;
  return null;
}

/** nobody under house arrest leads; nor would they match. */
const leads = (g: Game, p: number): boolean =>
  !underHouseArrest(g, p) && (isLeader(g, p) || granted(g, 'leader', p, -1));

/** Who aboard could lead an attack by this card. */
export const leadersOf = (g: Game, id: number, seat: Seat): number[] =>
  crewOf(g, id, seat, 'attack').filter((p) => leads(g, p));

/** A ship or facility with its crew, as a force.: a Nor with everybody aboard who is compatible with it. */
export function forceOf(g: Game, id: number): number[] {
  const seat = g.card(id).controller;
  const aboard = peopleAboard(g, id, seat);
  return [id, ...(isNor(g, id) ? aboard.filter((p) => compatible(g, p, id)) : aboard)];
}

/** BOG-59: how many targets a card may engage in one battle: one, or more for a Borg ship with a Multiplexor Drone. */
export function multiplexes(g: Game, ship: number): number {
  const crew = personnelAt(g, ship, g.card(ship).controller).filter((p) => !disabled(g, p));
  if (!crew.some((p) => g.def(p).rules?.multiplexes && speaks(g, p))) return 1;
  return crew.filter((p) => hasIcon(g, p, 'Def')).length;
}
