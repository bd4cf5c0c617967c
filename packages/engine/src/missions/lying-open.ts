/**
 * Artifacts that lie open on a mission: the Borg left them there when they completed their objective. Whoever of the other
 * player's comes takes them; of the Borg, only who may by a text.
 */

import { isBorg } from '../borg/objectives.ts';
import type { Action } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { put, reveal, setStatus } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import { NOWHERE, planetSpot, type Spot } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { ablePersonnelAt, isPlanetLocation, isSpaceLocation, missionFor } from '../spaceline/places.ts';
import { acquireAll } from './artifacts.ts';

const NOT_OPEN: Reason = { rule: 'R-11.26', text: 'That card does not lie open on a mission', also: ['R-8.16'] };
const NOBODY: Reason = {
  rule: 'R-11.26',
  text: 'You have nobody there who could take it; of the Borg only a Survey Drone can',
  also: ['R-8.16'],
};

/** What nobody has earned has no text until somebody takes it. */
export function layOpen(g: Game, location: number): void {
  for (const id of g.location(location).seeds.filter((s) => g.def(s).facts.type === 'Artifact')) {
    reveal(g, id, 'both');
    put(g, id, Zone.OnLocation, location);
    setStatus(g, id, Status.Disabled, true);
  }
}

/** An artifact that waits for somebody to take it. */
export const liesOpen = (g: Game, id: number): boolean => {
  const c = g.card(id);
  return c.zone === Zone.OnLocation && (c.status & Status.Disabled) !== 0 && g.def(id).facts.type === 'Artifact';
};

/** Where somebody stands who may take it: on the planet, or aboard a ship where the mission is in space. */
function takers(g: Game, seat: Seat, id: number): Spot[] {
  const location = g.card(id).host;
  const spots: Spot[] = isPlanetLocation(g, location) ? [planetSpot(location)] : [];
  if (isSpaceLocation(g, location)) spots.push(...g.tableau.space[location].filter((id) => g.def(id).ship));
  return spots.filter((s) => ablePersonnelAt(g, s, seat).some((x) => !isBorg(g, x) || granted(g, 'acquire', x, id)));
}

function whyNotAcquire(g: Game, seat: Seat, id: number, to: Spot): Reason | null {
  if (g.state.cards[id] === undefined || !liesOpen(g, id)) return NOT_OPEN;
  return takers(g, seat, id).some((spot) => to === NOWHERE || to === spot) ? null : NOBODY;
}

export const acquire: Action = {
  verb: 'acquire',
  list(g, seat, out) {
    const { onLocation } = g.tableau;
    for (let l = 0; l < onLocation.length; l++)
      for (const id of onLocation[l]) {
        if (!liesOpen(g, id)) continue;
        for (const spot of takers(g, seat, id)) out.push(new Option('acquire', id, NOWHERE, spot));
      }
  },
  why: (g, seat, a) => whyNotAcquire(g, seat, a.card, a.to),
  *run(g, seat, o): Flow {
    const location = g.card(o.card).host;
    setStatus(g, o.card, Status.Disabled, false);
    yield* acquireAll(g, seat, [o.card], o.to, missionFor(g, location, seat));
  },
};
