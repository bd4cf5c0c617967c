/** Who may attempt a mission, and why nobody else (R-8.1 to, WARP-33). */

import { takesAnyone } from '../affiliations/compatibility.ts';
import { teams } from '../affiliations/teams.ts';
import { isAssimilated } from '../borg/objectives.ts';
import { BORG } from '../cards/names.ts';
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { type Hiding, IS_DOCKED, IS_STOPPED, NOT_IN_SPACE, whoHides, whyHiding, whyNotShip } from '../core/reasons.ts';
import { isCardSpot, isLocationSpot, isPlanetSpot, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { affiliations } from '../core/values.ts';
import { whyIdle } from '../spaceline/idle.ts';
import {
  ablePersonnelAt,
  isPlanetLocation,
  isSpaceLocation,
  ownsMission,
  personnelAt,
  solved,
  takesBoth,
} from '../spaceline/places.ts';
import { asked, hasEnd, mayTeamAttempt } from './asked.ts';
import type { Group } from './requirements.ts';

const NO_MISSION: Reason = { rule: 'R-8.1', text: 'There is no mission to attempt there' };
const NO_REQUIREMENT: Reason = {
  rule: 'R-1.14',
  text: 'A mission without requirements cannot be attempted',
  also: ['R-8.19'],
};
const SOLVED: Reason = { rule: 'R-8.19', text: 'That mission has been completed', also: ['R-8.5'] };
const ASSIMILATED: Reason = {
  rule: 'R-11.28',
  text: 'The planet has been assimilated: its mission cannot be attempted',
  also: ['R-8.1'],
};
const NOT_YOURS: Reason = { rule: 'WARP-33', text: 'You may not attempt your opponent’s missions', also: ['R-8.5'] };
const NOBODY: Reason = { rule: 'R-8.1', text: 'You have no personnel there' };
const WRONG_TEAM: Reason = {
  rule: 'R-8.1',
  text: 'A planet mission needs an Away Team, a space mission the crew of a ship',
};
const BOTH_TEAMS: Reason = {
  rule: 'R-8.1',
  text: 'A mission with both icons needs a crew and an Away Team together, each with somebody who matches',
};
const NO_ICON: Reason = {
  rule: 'R-8.2',
  text: 'Nobody in the team matches an affiliation icon of the mission',
  also: ['R-6.4', 'WARP-28'],
};
const NO_END: Reason = {
  rule: 'R-1.14',
  text: 'The mission invites nobody from your end',
  also: ['R-8.2'],
};
const NO_SHIP_MATCH: Reason = {
  rule: 'R-8.2',
  text: 'Nobody aboard matches the ship',
  also: ['R-6.4', 'WARP-28', 'R-8.1'],
};
const HIDING: Hiding = {
  text: 'Whoever is cloaked or phased cannot attempt a mission',
  cloaked: ['CR-71'],
  phased: ['CR-81'],
  also: ['R-8.1'],
};
const DOCKED: Reason = { ...IS_DOCKED, also: ['R-8.1'] };
const STOPPED: Reason = { ...IS_STOPPED, also: ['R-8.1', 'R-8.23'] };
const FACILITY: Reason = { rule: 'R-8.4', text: 'The crew of a facility does not attempt missions', also: ['R-8.1'] };
const BORG_SCOUT: Reason = { rule: 'R-8.4', text: 'Borg do not attempt missions; they scout', also: ['R-11.22'] };
const ELSEWHERE: Reason = { rule: 'R-8.1', text: 'The team is not at that location' };

const shipMatch = (g: Game, ship: number, team: readonly number[]): boolean =>
  takesAnyone(g, ship) || team.some((id) => (affiliations(g, id) & affiliations(g, ship)) !== 0);

/** Why the people at a spot may not attempt the mission of their location now, or null. */
export function whyNotAttempt(g: Game, seat: Seat, location: number, spot: Spot): Reason | null {
  const why = whyNotTeam(g, seat, location, spot);
  if (why !== null || !takesBoth(g, location)) return why;
  // a crew and an Away Team together are listed with the ship
  return isPlanetSpot(spot) || whyNotTeam(g, seat, location, planetSpot(location)) !== null ? BOTH_TEAMS : null;
}

/** The same, of one of the two groups that a mission with both icons takes. */
export function whyNotTeam(g: Game, seat: Seat, location: number, spot: Spot): Reason | null {
  const l = g.state.locations[location];
  if (l === undefined || l.missions.length === 0) return NO_MISSION;
  const there = ablePersonnelAt(g, spot, seat);
  if (asked(g, location, seat, there) === undefined) return NO_REQUIREMENT;
  if (solved(g, location)) return SOLVED;
  if (isAssimilated(g, location)) return ASSIMILATED;
  if (!g.format.attemptOpponents && !ownsMission(g, location, seat)) return NOT_YOURS;
  const away = whyNotFrom(g, seat, location, spot);
  if (away) return away;
  if (there.length === 0)
    return whoHides(g, personnelAt(g, spot, seat), HIDING) ?? whyIdle(g, [spot], seat, () => true, NOBODY);
  if (there.every((id) => (affiliations(g, id) & BORG) !== 0)) return BORG_SCOUT;
  if (teamsThatMay(g, location, seat, spot).length === 0) return hasEnd(g, location, seat) ? NO_ICON : NO_END;
  if (isCardSpot(spot)) {
    if (!shipMatch(g, spot, there)) return NO_SHIP_MATCH;
    const grounded = forbidden(g, 'attempt-with', spot, seat);
    if (grounded) return grounded;
  }
  return forbidden(g, 'attempt', location, seat);
}

/** Why nobody goes about it from there, or null: an Away Team on the planet, or the crew of a ship in space there. */
export function whyNotFrom(g: Game, seat: Seat, location: number, spot: Spot): Reason | null {
  if (isPlanetSpot(spot)) {
    if (spotLocation(spot) !== location) return ELSEWHERE;
    return isPlanetLocation(g, location) ? null : WRONG_TEAM;
  }
  if (g.tableau.facilities.includes(spot)) return FACILITY;
  const why = whyNotShip(g, seat, spot);
  if (why) return why === IS_STOPPED ? STOPPED : why;
  const c = g.card(spot);
  if (c.zone !== Zone.Space) return NOT_IN_SPACE;
  if (c.host !== location) return ELSEWHERE;
  if (!isSpaceLocation(g, location)) return WRONG_TEAM;
  return c.dock !== -1 ? DOCKED : whyHiding(g, spot, HIDING);
}

/** all who get along attempt together; people who do not are separate Away Teams. */
export function teamsThatMay(g: Game, location: number, seat: Seat, spot: Spot): number[][] {
  return teams(g, ablePersonnelAt(g, spot, seat)).filter((t) => mayTeamAttempt(g, location, seat, t));
}

/**
 * Why nobody would try it from there, whoever's turn it is and whatever they have; null where somebody may. Asked of the planet of a mission
 * with both icons, any ship there may have the crew.
 */
export function whyNobodyTries(g: Game, seat: Seat, location: number, spot: Spot): Reason | null {
  if (isLocationSpot(spot)) return NOBODY;
  if (isCardSpot(spot) || !takesBoth(g, location)) return whyNotAttempt(g, seat, location, spot);
  const ships = g.tableau.space[location].filter((id) => g.def(id).ship && g.card(id).controller === seat);
  const whys = ships.map((ship) => whyNotAttempt(g, seat, location, ship));
  return whys.includes(null) ? null : (whyNotTeam(g, seat, location, spot) ?? whys[0] ?? BOTH_TEAMS);
}

/** Who tries it by an option: the team of its mark, with both icons together with the crew; null where nobody may. */
export function triersOf(g: Game, seat: Seat, location: number, spot: Spot, mark: string): Group | null {
  const half = takesBoth(g, location) ? planetSpot(location) : undefined;
  const able = teamsThatMay(g, location, seat, half ?? spot);
  // no mark is the only team there is
  const team = mark === '' ? able[0] : able.find((t) => markOfTeam(t) === mark);
  if (team === undefined) return null;
  if (half === undefined) return { ids: team, spot };
  const [crew] = teamsThatMay(g, location, seat, spot);
  return crew === undefined ? null : { ids: [...crew, ...team], spot, half };
}

/** The mark of an option that names one of several teams: who is in it. */
export const markOfTeam = (team: readonly number[]): string => team.toSorted((a, b) => a - b).join('-');
