/**
 * Where cards are. A card is always in exactly one place, returns to its owner's piles, and what is on it leaves with
 * it.
 */
import type { Game } from '../game.ts';
import { isCardSpot, isPlanetSpot, NOWHERE, type Spot, spotLocation } from '../spot.ts';
import { type Card, FIRST_IN_PLAY, isPile, newCard, type PileZone, type Seat, Status, Zone } from '../state.ts';
import { setStatus } from './condition.ts';
import { forgetLasting } from './lasting.ts';
import { asTheyLie, type WritableCard, type WritableState, writable, writableToMove } from './writable.ts';

export const pile = (g: Game, seat: Seat, zone: PileZone): readonly number[] => g.state.piles[seat][zone - 1];

/** A card lies in its owner's piles, except in the point area: that is the player's who scored it. */
const pileSeat = (c: Card): Seat => (c.zone === Zone.Points ? c.controller : c.owner);

function take(s: WritableState, c: Card): void {
  if (isPile(c.zone)) {
    const p = s.piles[pileSeat(c)][c.zone - 1];
    p.splice(p.indexOf(c.id), 1);
  } else if (c.zone === Zone.Seeded) {
    const seeds = s.locations[c.host].seeds;
    seeds.splice(seeds.indexOf(c.id), 1);
  }
}

/** A card that leaves play is a new object when it returns. */
function forget(c: WritableCard): void {
  c.controller = c.owner;
  c.dock = -1;
  c.status = 0;
  c.mode = -1;
  c.rangeUsed = 0;
  c.countdown = -1;
  c.countdownFrom = 0;
  c.until = -1;
  c.rotatedIn = 0;
  c.aim = NOWHERE;
  c.scoutedIn = 0;
  c.row = 0;
  c.memory = null;
  c.seen = 0;
}

export const inPlay = (c: Card): boolean => c.zone >= FIRST_IN_PLAY;

/** A card lying face up in a side deck is known to both. */
export const FACE_UP = 3;

/**
 * Moves a card to a pile of its owner: top, bottom, or end of the hand. Tactics and Q cards are never discarded: they go face
 * up underneath their side deck instead (BOG-11, BOG-24, BOG-100).
 */
export function toPile(g: Game, id: number, zone: PileZone, where: 'top' | 'bottom' = 'top'): void {
  const sideDeck = zone === Zone.Discard ? sideDeckOf(g, id) : null;
  if (sideDeck === null) move(g, id, zone, where);
  else {
    move(g, id, sideDeck, 'bottom');
    asTheyLie(g).cards[id].seen = FACE_UP;
  }
}

/** A text that says so sends even a Q card to the discard pile, and not back under its side deck. */
export const toDiscardPile = (g: Game, id: number): void => move(g, id, Zone.Discard, 'top');

function sideDeckOf(g: Game, id: number): PileZone | null {
  const f = g.def(id).facts;
  return f.type === 'Tactic' ? Zone.Bridge : f.q ? Zone.QDeck : null;
}

/** Something that is no card of its own comes into being (an outpost that a mission shows), or comes back. */
export function bringToken(g: Game, def: number, owner: Seat): number {
  const { cards } = writable(g);
  const kept = cards.find((c) => c.def === def && c.owner === owner && c.zone === Zone.Aside);
  if (kept !== undefined) return kept.id;
  cards.push(newCard(cards.length, def, owner));
  return cards.length - 1;
}

function move(g: Game, id: number, zone: PileZone, where: 'top' | 'bottom'): void {
  if (g.def(id).facts.token) {
    retire(g, id);
    return;
  }
  const wasInPlay = inPlay(g.card(id));
  // what goes from pile to pile is looked at by nobody who asks what lies where
  const s = wasInPlay ? writable(g) : asTheyLie(g);
  const c = s.cards[id];
  const kept = g.def(id).rules?.keepsHost;
  if (kept !== undefined && c.zone === Zone.On) setStatus(g, c.host, Status[kept], false);
  take(s, c);
  if ((c.status & Status.Flipped) !== 0) turnOver(g, id);
  forget(c);
  c.zone = zone;
  c.host = -1;
  c.since = s.turn.number;
  const p = s.piles[c.owner][zone - 1];
  if (where === 'top' && zone !== Zone.Hand) p.unshift(id);
  else p.push(id);
  if (wasInPlay) {
    forgetLasting(g, id);
    leaveTogether(g, id);
  }
}

/** It is no card that could lie in a pile. */
function retire(g: Game, id: number): void {
  const c = writable(g).cards[id];
  forget(c);
  c.zone = Zone.Aside;
  c.host = -1;
  forgetLasting(g, id);
  leaveTogether(g, id);
}

/** Turns a two-sided card over; it is the same card, with another face. */
export function turnOver(g: Game, id: number): void {
  const c = writable(g).cards[id];
  if (g.defs[c.def].otherFace < 0) return;
  c.def = g.defs[c.def].otherFace;
  c.status ^= Status.Flipped;
}

/** A scored card goes to the point area of the player who scored it. */
export function toPointArea(g: Game, id: number, seat: Seat): void {
  toPile(g, id, Zone.OutOfPlay);
  const s = asTheyLie(g);
  const c = s.cards[id];
  take(s, c);
  c.zone = Zone.Points;
  c.controller = seat;
  s.piles[seat][Zone.Points - 1].unshift(id);
}

/** Stacks a card beneath another, out of play; what was on it leaves. */
export function stackUnder(g: Game, id: number, host: number): void {
  toPile(g, id, Zone.OutOfPlay);
  put(g, id, Zone.Under, host);
}

/** Cards on a card that leaves play are discarded. */
function leaveTogether(g: Game, id: number): void {
  for (const c of writable(g).cards) {
    if ((c.zone === Zone.On || c.zone === Zone.Under) && c.host === id)
      toPile(g, c.id, c.zone === Zone.Under && g.def(id).rules?.returnsHeld ? Zone.Hand : Zone.Discard);
    if (c.dock === id) c.dock = -1;
  }
}

export function aside(g: Game, id: number): void {
  const s = inPlay(g.card(id)) ? writable(g) : asTheyLie(g);
  const c = s.cards[id];
  take(s, c);
  c.zone = Zone.Aside;
  c.host = -1;
}

export function put(g: Game, id: number, zone: Zone, host: number): void {
  const within = inPlay(g.card(id)) && zone >= FIRST_IN_PLAY;
  const s = within ? writableToMove(g, id) : writable(g);
  const c = s.cards[id];
  take(s, c);
  if (c.zone < FIRST_IN_PLAY || c.host !== host) c.since = s.turn.number;
  c.zone = zone;
  c.host = host;
  c.dock = -1;
}

/** Puts a personnel, equipment or ship at a spot: aboard a card, on a planet, in space at a location. */
export function putAt(g: Game, id: number, spot: Spot): void {
  if (isCardSpot(spot)) put(g, id, Zone.Aboard, spot);
  else if (isPlanetSpot(spot)) put(g, id, Zone.Planet, spotLocation(spot));
  else put(g, id, Zone.Space, spotLocation(spot));
}

/** Places a played card where it was aimed: on a card, on a location, or on the table. */
export function putOn(g: Game, id: number, spot: Spot): void {
  if (isCardSpot(spot)) put(g, id, Zone.On, spot);
  else put(g, id, Zone.OnLocation, spotLocation(spot));
}

/** Puts a card under a location; `next` makes it the one to be met first (CR-106). */
export function putUnder(g: Game, id: number, location: number, next: boolean): void {
  const s = inPlay(g.card(id)) ? writable(g) : asTheyLie(g);
  const c = s.cards[id];
  if (inPlay(c)) forget(c);
  take(s, c);
  c.zone = Zone.Seeded;
  c.host = location;
  const { seeds } = s.locations[location];
  if (next) seeds.unshift(id);
  else seeds.push(id);
}

/** Puts a seed card face down beneath a station; it is the next to be met (R-3.10, DOM-66). */
export function putBeneath(g: Game, id: number, station: number): void {
  const s = writable(g);
  const others = s.cards.filter((c) => c.zone === Zone.Under && c.host === station).sort((a, b) => a.row - b.row);
  const c = s.cards[id];
  if (inPlay(c)) forget(c);
  put(g, id, Zone.Under, station);
  c.status |= Status.FaceDown;
  lineUp(g, [id, ...others.map((x) => x.id)]);
}

/** These cards stand in a row, in this order. */
export function lineUp(g: Game, ids: readonly number[]): void {
  const { cards } = asTheyLie(g);
  for (let i = 0; i < ids.length; i++) cards[ids[i]].row = i;
}

/** The upper cards of a pile in another order: `ids` are these cards, the top first. */
export function rearrangeTop(g: Game, seat: Seat, zone: PileZone, ids: readonly number[]): void {
  asTheyLie(g).piles[seat][zone - 1].splice(0, ids.length, ...ids);
}
