/** Objectives of the Collective: one is current, and Borg do what it allows (R-11.24; CR-165 to CR-167, R-11.35). */

import { BORG } from '../cards/names.ts';
import type { Reason } from '../core/decision.ts';
import { aimAt, putOn } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { isCardSpot, isLocationSpot, isPlanetSpot, NOWHERE, type Spot, spotLocation } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { placeRef, shown } from '../core/telling.ts';
import { affiliations } from '../core/values.ts';
import { takeBackPoints } from '../happenings/points-undone.ts';
import { pointsFor, score } from '../happenings/scoring.ts';
import { readingOf } from '../language/reading.ts';
import { ablePersonnelAt, isLocated, ownsMission } from '../spaceline/places.ts';

export const isBorg = (g: Game, id: number): boolean => (affiliations(g, id) & BORG) !== 0;

const isForBorg = (g: Game, id: number): boolean => {
  const d = g.def(id);
  return d.facts.type === 'Objective' && d.icons.has('BO');
};

/** It lies open on the table, with its target named, and no other objective suspends it. */
export const isCurrent = (g: Game, id: number): boolean => {
  const c = g.card(id);
  return c.zone === Zone.Table && c.aim !== NOWHERE && (c.status & Status.FaceDown) === 0 && isForBorg(g, id);
};

/** The objective that a player's Borg follow, or -1. */
export function currentObjective(g: Game, seat: Seat): number {
  for (const id of g.tableau.aimed) if (g.card(id).controller === seat && isCurrent(g, id)) return id;
  return -1;
}

/** It was completed, and lies on its target as a marker. */
export const isCompleted = (g: Game, id: number): boolean =>
  (g.card(id).zone === Zone.On || g.card(id).zone === Zone.OnLocation) && isForBorg(g, id);

/** The completed objective at a place, or -1; CR-167: there is never a second one. */
export function completedAt(g: Game, location: number): number {
  for (const id of g.tableau.onLocation[location]) if (isCompleted(g, id)) return id;
  return -1;
}

/** an objective that assimilates planets was completed here. */
export const isAssimilated = (g: Game, location: number): boolean => {
  const marker = completedAt(g, location);
  return marker >= 0 && g.def(marker).rules?.collective?.assimilates === true;
};

// ----- what it may be aimed at

const ONE_AT_A_TIME: Reason = {
  rule: 'R-11.24',
  text: 'You have a current objective: complete or discard it first',
};

export const whyNotAim = (g: Game, seat: Seat): Reason | null => (currentObjective(g, seat) < 0 ? null : ONE_AT_A_TIME);

/** A rule that keeps every objective from this place, or null. */
export function ruleAgainstAim(g: Game, seat: Seat, spot: Spot): string | null {
  if (!isLocationSpot(spot)) return null;
  const location = spotLocation(spot);
  if (completedAt(g, location) >= 0) return 'CR-167';
  return !g.format.attemptOpponents && !ownsMission(g, location, seat) ? 'R-11.35' : null;
}

/** The target has left play, or belongs no longer to those that the text names: the objective is discarded. */
export function hasLostTarget(g: Game, id: number): boolean {
  if (!isCurrent(g, id)) return false;
  const { aim } = g.card(id);
  if (!isCardSpot(aim)) return !isLocated(g, spotLocation(aim));
  // whom the Borg have abducted is still the one that they want
  const { status, controller } = g.card(aim);
  if ((status & Status.Abducted) !== 0 && controller === g.card(id).controller) return false;
  const targets = g.def(id).rules?.plays?.find((m) => m.aims)?.targets;
  return targets?.has(readingOf(g, id), aim) !== true;
}

// ----- what it lets Borg do

/** Where they scout: the location of the target, or -1. */
export function scoutedPlace(g: Game, objective: number): number {
  const { aim } = g.card(objective);
  const scouting = g.def(objective).rules?.collective?.scouting;
  return (scouting === 'space' || scouting === 'planet') && isLocationSpot(aim) ? spotLocation(aim) : -1;
}

/** to a planet or to a ship or facility of the opponent's, Borg beam only as their objective allows. */
const NOT_ALLOWED: Reason = {
  rule: 'R-11.24',
  text: 'Borg beam to planets and to what is your opponent’s only as their current objective allows',
};
const SCOUTED: Reason = {
  rule: 'R-11.25',
  text: 'Scouting is complete: the objective allows no further Away Team',
  also: ['R-11.24'],
};
const ONE_SCOUT: Reason = {
  rule: 'R-11.25',
  text: 'One scout beams aboard, and only while none of your Borg aboard is active',
  also: ['R-11.24'],
};

const isAbroad = (g: Game, seat: Seat, spot: Spot): boolean =>
  isPlanetSpot(spot) || (isCardSpot(spot) && g.card(spot).controller !== seat);

export function whyNotGoAbroad(g: Game, seat: Seat, id: number, to: Spot): Reason | null {
  if (!g.tableau.borg || !isAbroad(g, seat, to) || !g.def(id).personnel || !isBorg(g, id)) return null;
  const objective = currentObjective(g, seat);
  if (objective < 0) return NOT_ALLOWED;
  const text = g.def(objective).rules?.collective;
  if (text?.boards?.(readingOf(g, objective), to)) return null;
  if (text?.scouting === 'ship' && g.card(objective).aim === to)
    return ablePersonnelAt(g, to, seat).some((x) => isBorg(g, x)) ? ONE_SCOUT : null;
  const location = scoutedPlace(g, objective);
  if (!isPlanetSpot(to) || spotLocation(to) !== location) return NOT_ALLOWED;
  return g.location(location).scoutedIn[seat] >= 0 ? SCOUTED : null;
}

/** How many Borg beam there in one go. */
export function scoutsAtOnce(g: Game, seat: Seat, to: Spot): number {
  const objective = isCardSpot(to) && g.tableau.borg ? currentObjective(g, seat) : -1;
  const ship = objective >= 0 && g.def(objective).rules?.collective?.scouting === 'ship';
  return ship && g.card(objective).aim === to ? 1 : Number.POSITIVE_INFINITY;
}

export const whyTooMany = (g: Game, seat: Seat, ids: readonly number[], to: Spot): Reason | null =>
  ids.filter((id) => g.def(id).personnel && isBorg(g, id)).length > scoutsAtOnce(g, seat, to) ? ONE_SCOUT : null;

// ----- completing it

/** It is placed on its target as a marker, and its point box counts: no bonus points (DOM-85, R-11.60). */
export function completeObjective(g: Game, seat: Seat, id: number, points: number): void {
  const { aim } = g.card(id);
  aimAt(g, id, NOWHERE);
  putOn(g, id, aim);
  g.tell(() => ({ kind: 'completed', who: seat, card: shown(g, id), at: placeRef(g, aim) }));
  score(g, seat, points, false, id);
}

/** "Worth … while objective on target": what has come off its target counts no longer. */
export function forfeitLapsed(g: Game): void {
  for (const { source } of g.state.ledger)
    if (source >= 0 && g.def(source).rules?.collective?.lapses && !isCompleted(g, source))
      takeBackPoints(g, pointsFor(source), source);
}
