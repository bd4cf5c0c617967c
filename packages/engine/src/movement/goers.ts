/** Who goes with whom: personnel and equipment that leave a place together, and who is let aboard another. */

import { allMix, apartBy, compatible } from '../affiliations/compatibility.ts';
import { freeAboard } from '../affiliations/house-arrest.ts';
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { NOT_YOURS } from '../core/reasons.ts';
import { isCardSpot, isPlanetSpot, NOWHERE, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { isWholeAnswer } from '../core/tableau.ts';
import { affiliations, disabled, inStasis, isCaptive, stopped } from '../core/values.ts';
import { controls, isOpenToBoth, isSite, vesselOf } from '../core/vessel.ts';
import { isHologram } from '../happenings/deactivating.ts';
import { wearsEmitter } from '../holograms/holograms.ts';
import { isInfiltrating } from '../infiltration/infiltration.ts';
import { cardsAt } from '../spaceline/places.ts';

const CLOAKED: Reason = { rule: 'CR-77', text: 'Nobody beams to or from a cloaked ship', also: ['CR-70', 'R-7.19'] };
const PHASED: Reason = {
  rule: 'CR-93',
  text: 'Nobody beams or walks to or from a phased ship or facility',
  also: ['CR-80', 'R-7.19'],
};
const ACCOMPANIED: Reason = { rule: 'R-12.8', text: 'Disabled personnel move only when others take them along' };
export const STOPPED: Reason = {
  rule: 'R-8.22',
  text: 'A stopped card does not move by itself',
  also: ['R-7.9', 'R-7.1'],
};
const IN_STASIS: Reason = { rule: 'R-12.8', text: 'Nobody moves a card in stasis' };
const incompatible = (g: Game, a: number, b: number): Reason => ({
  rule: 'R-6.3',
  text: 'Only compatible personnel may board',
  also: apartBy(affiliations(g, a) | affiliations(g, b)),
});
const NO_EMITTER: Reason = {
  rule: 'VOY-09',
  text: 'A hologram leaves ships and facilities only with an emitter of its own',
  also: ['VOY-13', 'R-11.10'],
};
const NOT_MOVABLE: Reason = { rule: 'R-7.9', text: 'Only personnel and equipment beam or walk' };
const INFILTRATOR: Reason = { rule: 'DOM-32', text: 'An infiltrator only beams by itself, or goes along with others' };
const HELD: Reason = { rule: 'BOG-74', text: 'Only a captive who is escorted can be taken along', also: ['BOG-75'] };

const HIDDEN = Status.Cloaked | Status.Phased;

/** CR-77, CR-93: nobody comes or goes where the card itself is hidden. */
export function whyHidden(g: Game, spot: Spot): Reason | null {
  if (!isCardSpot(spot)) return null;
  const { status } = g.card(spot);
  if ((status & HIDDEN) === 0) return null;
  return (status & Status.Phased) !== 0 ? PHASED : CLOAKED;
}

/** BOG-74: those who are held otherwise than by an escort stay where they are. */
const NOT_ESCORTED = Status.Trapped | Status.Jailed | Status.Unattended;

/** Somebody who walks by himself; captives are moved like equipment (BOG-74). */
export const isPerson = (g: Game, id: number): boolean => g.def(id).personnel && !isCaptive(g, id);

export const isVessel = (g: Game, id: number): boolean => g.def(id).ship || g.def(id).facility;

export const isOpen = (g: Game, seat: Seat, id: number): boolean => controls(g, seat, id) || isOpenToBoth(g, id);

export function spotOfCard(g: Game, id: number): Spot {
  const c = g.card(id);
  if (c.zone === Zone.Aboard) return c.host;
  return c.zone === Zone.Planet ? planetSpot(c.host) : NOWHERE;
}

/** Why one card cannot leave with the others, or null. */
export function whyNotMovable(g: Game, seat: Seat, id: number): Reason | null {
  const c = g.card(id);
  const d = g.def(id);
  if (c.controller !== seat) return NOT_YOURS;
  if (!d.personnel && !d.equipment) return NOT_MOVABLE;
  if (isInfiltrating(g, id)) return INFILTRATOR;
  if (isCaptive(g, id)) return (c.status & NOT_ESCORTED) !== 0 ? HELD : null;
  if (stopped(g, id)) return STOPPED;
  if (inStasis(g, id)) return IN_STASIS;
  return forbidden(g, 'leave', id, seat);
}

/** Why one card may not go aboard there, or null. */
export function whyNotBoard(g: Game, seat: Seat, id: number, to: Spot): Reason | null {
  if (!isCardSpot(to) && isHologram(g, id) && !wearsEmitter(g, id)) return NO_EMITTER;
  if (!isCardSpot(to) || !isPerson(g, id) || !isOpen(g, seat, to)) return null;
  const vessel = vesselOf(g, to);
  // from site to site of a station nobody boards; whoever is in it, a guest or under house arrest, walks on
  const from = spotOfCard(g, id);
  if (isSite(g, to) && isCardSpot(from) && vesselOf(g, from) === vessel) return null;
  if (!compatible(g, id, vessel)) return incompatible(g, id, vessel);
  if (allMix(g)) return null;
  const foe = freeAboard(g, to, seat).find((x) => !compatible(g, id, x));
  return foe === undefined ? null : incompatible(g, id, foe);
}

/** May it go aboard there, or down to the surface? For texts by which people come to places otherwise than by beaming. */
export const boardable = (g: Game, seat: Seat, id: number, to: Spot): boolean => whyNotBoard(g, seat, id, to) === null;

/** Who could leave from there; asked for beaming and for walking, so it is kept. */
export function leavers(g: Game, seat: Seat, from: Spot): readonly number[] {
  const t = g.tableau;
  const aboard = isCardSpot(from);
  if (!(aboard || isPlanetSpot(from)) || !isWholeAnswer(t)) return findLeavers(g, seat, from);
  const kept = aboard ? t.answers.leaveAboard : t.answers.leavePlanet;
  const key = 2 * (aboard ? from : spotLocation(from)) + seat;
  return kept.get(key) ?? kept.set(key, findLeavers(g, seat, from));
}

function findLeavers(g: Game, seat: Seat, from: Spot): readonly number[] {
  let out = NOBODY_LEAVES;
  for (const id of cardsAt(g, from)) {
    if (g.card(id).controller !== seat || whyNotMovable(g, seat, id) !== null) continue;
    if (out === NOBODY_LEAVES) out = [id];
    else out.push(id);
  }
  return out;
}

/** One empty list for all places, so nothing is ever added to it. */
const NOBODY_LEAVES: number[] = [];

export function boarders(g: Game, seat: Seat, cards: readonly number[], to: Spot): number[] {
  const out: number[] = [];
  for (const id of cards) if (whyNotBoard(g, seat, id, to) === null) out.push(id);
  return out;
}

export const movers = (g: Game, seat: Seat, from: Spot, to: Spot): number[] =>
  boarders(g, seat, leavers(g, seat, from), to);

/** Why these cards may not go together: helpless people, people who do not get along aboard. */
export function whyNotTogether(g: Game, cards: readonly number[], to: Spot): Reason | null {
  const people = cards.filter((id) => isPerson(g, id));
  if (people.length > 0 && people.every((id) => disabled(g, id))) return ACCOMPANIED;
  if (!isCardSpot(to) || allMix(g)) return null;
  for (const a of people) for (const b of people) if (!compatible(g, a, b)) return incompatible(g, a, b);
  return null;
}

/** Somebody who goes by himself, and takes the helpless along. */
const goesAlone = (g: Game, id: number): boolean => isPerson(g, id) && !disabled(g, id);

export function anyGoesAlone(g: Game, ids: readonly number[]): boolean {
  for (const id of ids) if (goesAlone(g, id)) return true;
  return false;
}

/** Why not even one of them may go: the helpless go with others only. */
export const whyHelpless = (g: Game, all: readonly number[]): Reason | null =>
  all.every((id) => isPerson(g, id) && !goesAlone(g, id)) ? ACCOMPANIED : null;
