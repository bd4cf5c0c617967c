/** What keeps Borg from probing for their objective. */

import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { forbidden, granted } from '../core/permissions.ts';
import { isCardSpot, isLocationSpot, type Spot, spotLocation } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { locationOf } from '../spaceline/places.ts';
import { isCurrent, scoutingOf } from './objectives.ts';

const NOT_CURRENT: Reason = { rule: 'R-11.24', text: 'It is not your current objective' };
const NOT_SCOUTED: Reason = {
  rule: 'R-11.27',
  text: 'Its target has not been scouted yet',
  also: ['R-11.25', 'R-11.26'],
};
const JUST_SCOUTED: Reason = {
  rule: 'R-11.27',
  text: 'Scouting was completed in this turn: the probe follows in a later one',
};
const BATTLED: Reason = {
  rule: 'R-11.27',
  text: 'You battled at that location in this turn or in the last',
};

/** Where the target is; -1 where it is nowhere. */
const placeOf = (g: Game, aim: Spot): number => {
  if (isCardSpot(aim)) return locationOf(g, aim);
  return isLocationSpot(aim) ? spotLocation(aim) : -1;
};

/** The turn in which what the objective lets scout was scouted; 0 where nothing is to be scouted, -1 where it is not yet done. */
function scoutedIn(g: Game, objective: number, seat: Seat): number {
  const { aim } = g.card(objective);
  switch (scoutingOf(g, objective)) {
    case 'ship':
      return g.card(aim).scoutedIn > 0 ? g.card(aim).scoutedIn : -1;
    case 'space':
    case 'planet':
      return g.location(spotLocation(aim)).scoutedIn[seat];
    default:
      return 0;
  }
}

/** It is the current objective; what it scouts was scouted, in an earlier turn; and its player has not battled there lately. */
export function whyNotProbe(g: Game, objective: number, seat: Seat): Reason | null {
  if (!isCurrent(g, objective)) return NOT_CURRENT;
  const place = placeOf(g, g.card(objective).aim);
  const ban = place < 0 ? null : forbidden(g, 'scout', place, seat);
  if (ban) return ban;
  const done = scoutedIn(g, objective, seat);
  if (done < 0) return NOT_SCOUTED;
  if (!g.format.probePreconditions) return null;
  const now = g.state.turn.number;
  if (done === now && !granted(g, 'probe-at-once', objective, -1)) return JUST_SCOUTED;
  return place >= 0 && g.location(place).battledIn[seat] >= now - 1 ? BATTLED : null;
}
