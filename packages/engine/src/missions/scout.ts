/** Scouting (R-11.25, R-11.26; CR-165 to CR-167): the Borg meet the seed cards of a place that their objective names. */

import { currentObjective, isBorg, scoutedPlace, scoutingOf } from '../borg/objectives.ts';
import type { Action } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { beginProcess, examine, noteShipScouted } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import type { AttemptProcess } from '../core/process.ts';
import { UNKNOWN_PLACE } from '../core/reasons.ts';
import {
  isLocationSpot,
  isPlanetSpot,
  locationSpot,
  NOWHERE,
  planetSpot,
  type Spot,
  spotLocation,
} from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { placeRef, refs } from '../core/telling.ts';
import { whyIdle } from '../spaceline/idle.ts';
import { ablePersonnelAt, takesBoth } from '../spaceline/places.ts';
import { hasEnd } from './asked.ts';
import { whyNotFrom } from './who-tries.ts';

const NO_OBJECTIVE: Reason = {
  rule: 'CR-165',
  text: 'Borg scout only a place that their current objective lets them scout',
  also: ['R-11.24', 'R-11.25'],
};
const SCOUTED: Reason = { rule: 'R-11.26', text: 'That place has been scouted', also: ['R-11.25'] };
const WRONG_KIND: Reason = {
  rule: 'R-11.25',
  text: 'A ship and its crew scout a space location, an Away Team a planet',
  also: ['CR-166'],
};
const NO_END: Reason = {
  rule: 'R-1.14',
  text: 'A mission end without icons and without leave for anybody cannot be scouted',
};
const NOBODY: Reason = { rule: 'R-11.25', text: 'You have no Borg there' };
const BOTH_TEAMS: Reason = {
  rule: 'R-11.25',
  text: 'A planet of a mission with both icons is scouted by an Away Team and a crew together',
  also: ['R-8.1'],
};

const scoutsAt = (g: Game, seat: Seat, spot: Spot): number[] =>
  ablePersonnelAt(g, spot, seat).filter((id) => isBorg(g, id));

function whyNotScout(g: Game, seat: Seat, location: number, spot: Spot): Reason | null {
  const objective = currentObjective(g, seat);
  if (objective < 0 || scoutedPlace(g, objective) !== location) return NO_OBJECTIVE;
  if (g.location(location).scoutedIn[seat] >= 0) return SCOUTED;
  if ((scoutingOf(g, objective) === 'planet') !== isPlanetSpot(spot)) return WRONG_KIND;
  const away = whyNotFrom(g, seat, location, spot);
  if (away) return away;
  if (!hasEnd(g, location, seat)) return NO_END;
  if (scoutsAt(g, seat, spot).length === 0) return whyIdle(g, [spot], seat, (id) => isBorg(g, id), NOBODY);
  if (isPlanetSpot(spot) && takesBoth(g, location) && otherHalf(g, seat, location, spot) === null) return BOTH_TEAMS;
  return forbidden(g, 'scout', location, seat);
}

/** at a place with both icons, those on the planet and the crew of a ship in space there take part together. */
function otherHalf(g: Game, seat: Seat, location: number, spot: Spot): Spot | null {
  const ships = g.tableau.ships.filter((id) => whyNotFrom(g, seat, location, id) === null);
  return (isPlanetSpot(spot) ? ships : [planetSpot(location)]).find((s) => scoutsAt(g, seat, s).length > 0) ?? null;
}

/** Those who would scout the place together. */
export function scoutsFrom(g: Game, seat: Seat, location: number, spot: Spot): number[] {
  const half = otherHalf(g, seat, location, spot);
  return [spot, ...(half === null ? [] : [half])].flatMap((s) => scoutsAt(g, seat, s));
}

export const scout: Action = {
  verb: 'scout',
  list(g, seat, out) {
    const objective = currentObjective(g, seat);
    const location = objective < 0 ? -1 : scoutedPlace(g, objective);
    if (location < 0) return;
    for (const spot of [planetSpot(location), ...g.tableau.space[location]]) {
      if (whyNotScout(g, seat, location, spot) === null)
        out.push(new Option('scout', -1, spot, locationSpot(location)));
    }
  },
  why(g, seat, a) {
    if (!isLocationSpot(a.to)) return UNKNOWN_PLACE;
    const location = spotLocation(a.to);
    return whyNotScout(g, seat, location, a.from === NOWHERE ? planetSpot(location) : a.from);
  },
  *run(g, seat, o): Flow {
    const location = spotLocation(o.to);
    const half = otherHalf(g, seat, location, o.from);
    const team = scoutsFrom(g, seat, location, o.from);
    const plan: AttemptProcess = {
      kind: 'attempt',
      seat,
      location,
      spot: o.from,
      ...(half !== null && { half: { spot: half, faces: true } }),
      scouting: scoutingOf(g, currentObjective(g, seat)) === 'planet' ? 'planet' : 'space',
      team,
      artifacts: [],
      begun: false,
      qCards: 0,
    };
    beginProcess(g, plan);
    examine(g, location);
    g.tell(() => ({ kind: 'scouting', who: seat, at: location, from: placeRef(g, o.from), team: refs(g, team) }));
  },
};

/** A ship is scouted when the turn ends with active Borg aboard (docs/decisions/rules.md, R-11.25). */
export function scoutShip(g: Game, seat: Seat): void {
  const objective = currentObjective(g, seat);
  if (objective < 0 || g.def(objective).rules?.collective?.scouting !== 'ship') return;
  const { aim: ship } = g.card(objective);
  if (g.card(ship).scoutedIn > 0 || scoutsAt(g, seat, ship).length === 0) return;
  noteShipScouted(g, ship);
  g.tell(() => ({ kind: 'scouted', who: seat, at: placeRef(g, ship) }));
}
