/**
 * The door: the only functions that change a state. Every change bumps `state.rev`, keeps each card in exactly one
 * place, and follows the rules that always hold when a card moves (it returns to its owner's piles, R-5.20; what is on it
 * leaves with it, R-5.19).
 */
import type { Game } from './game.ts';
import type { Delayed, Lasting } from './lasting.ts';
import { mix, Stream } from './random.ts';
import { isCardSpot, isPlanetSpot, type Spot, spotLocation } from './spot.ts';
import { type Card, FIRST_IN_PLAY, isPile, type LedgerEntry, type PileZone, type Seat, Status, Zone } from './state.ts';

export function touch(g: Game): void {
  g.state.rev++;
}

export const pile = (g: Game, seat: Seat, zone: PileZone): number[] => g.state.piles[seat][zone - 1];

/** A card lies in its owner's piles, except in the point area: that is the player's who scored it. */
const pileSeat = (c: Card): Seat => (c.zone === Zone.Points ? c.controller : c.owner);

function take(g: Game, c: Card): void {
  if (isPile(c.zone)) {
    const p = pile(g, pileSeat(c), c.zone);
    p.splice(p.indexOf(c.id), 1);
  } else if (c.zone === Zone.Seeded) {
    const seeds = g.state.locations[c.host].seeds;
    seeds.splice(seeds.indexOf(c.id), 1);
  }
}

/** A card that leaves play is a new object when it returns. */
function forget(c: Card): void {
  c.controller = c.owner;
  c.dock = -1;
  c.status = 0;
  c.mode = -1;
  c.rangeUsed = 0;
  c.countdown = -1;
  c.until = -1;
  c.memo = -1;
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
    g.state.cards[id].seen = FACE_UP;
  }
}

function sideDeckOf(g: Game, id: number): PileZone | null {
  const f = g.def(id).facts;
  return f.type === 'Tactic' ? Zone.Bridge : f.q ? Zone.QDeck : null;
}

function move(g: Game, id: number, zone: PileZone, where: 'top' | 'bottom'): void {
  const c = g.state.cards[id];
  // BOG-75: without the card that brainwashes, the captive is held again
  if (c.zone === Zone.On && g.def(id).rules?.brainwashes) setStatus(g, c.host, Status.Brainwashed, false);
  const wasInPlay = inPlay(c);
  take(g, c);
  forget(c);
  c.zone = zone;
  c.host = -1;
  c.since = g.state.turn.number;
  const p = pile(g, c.owner, zone);
  if (where === 'top' && zone !== Zone.Hand) p.unshift(id);
  else p.push(id);
  touch(g);
  if (wasInPlay) {
    forgetLasting(g, id);
    leaveTogether(g, id);
  }
}

/** A scored card goes to the point area of the player who scored it. */
export function toPointArea(g: Game, id: number, seat: Seat): void {
  toPile(g, id, Zone.OutOfPlay);
  const c = g.state.cards[id];
  take(g, c);
  c.zone = Zone.Points;
  c.controller = seat;
  pile(g, seat, Zone.Points).unshift(id);
  touch(g);
}

/** Stacks a card beneath another, out of play; what was on it leaves. */
export function stackUnder(g: Game, id: number, host: number): void {
  toPile(g, id, Zone.OutOfPlay);
  put(g, id, Zone.Under, host);
}

export function drawExtra(g: Game, seat: Seat, n: number): void {
  g.state.players[seat].extraDraws += n;
  touch(g);
}

/** "Draw no cards this turn." */
export function forgoDraws(g: Game, seat: Seat): void {
  g.state.players[seat].noDraws = true;
  touch(g);
}

/** "For the rest of the game that personnel mixes with your other affiliations." */
export const mixesKey = (id: number): string => `game:mixes:${id}`;
export function mixForGood(g: Game, id: number): void {
  countUse(g, mixesKey(id));
}

/** Says something that lasts. */
export function addLasting(g: Game, l: Lasting): void {
  g.state.lasting.push(l);
  touch(g);
}

/** Its term is over. */
export function endLasting(g: Game, isOver: (l: Lasting) => boolean): void {
  if (!g.state.lasting.some(isOver)) return;
  g.state.lasting = g.state.lasting.filter((l) => !isOver(l));
  touch(g);
}

/** Says what is still to come. */
export function addDelayed(g: Game, d: Delayed): void {
  g.state.delayed.push(d);
  touch(g);
}

/** It has come, or will not. */
export function dropDelayed(g: Game, d: Delayed): void {
  g.state.delayed = g.state.delayed.filter((x) => x !== d);
  touch(g);
}

/** A card that leaves play is another one when it returns: nothing lasts on it. */
function forgetLasting(g: Game, id: number): void {
  if (g.state.lasting.length > 0)
    g.state.lasting = g.state.lasting.map((l) =>
      l.subjects?.includes(id) ? { ...l, subjects: l.subjects.filter((x) => x !== id) } : l,
    );
  if (g.state.delayed.length > 0)
    g.state.delayed = g.state.delayed.map((d) =>
      d.subjects.includes(id) ? { ...d, subjects: d.subjects.filter((x) => x !== id) } : d,
    );
}

/** A card's text remembers. */
export function remember(g: Game, id: number, name: string, numbers: readonly number[]): void {
  const c = g.state.cards[id];
  c.memory = { ...c.memory, [name]: numbers };
  touch(g);
}

/** Uses up a normal card play. */
export function spendPlay(g: Game, seat: Seat): void {
  g.state.players[seat].plays--;
  g.state.players[seat].played++;
  touch(g);
}

/** A card was taken back: it was not played, and its normal card play, if it cost one, may be used again. */
export function returnPlay(g: Game, seat: Seat, normal: boolean): void {
  if (normal) g.state.players[seat].plays++;
  g.state.players[seat].played--;
  touch(g);
}

/** A card in the hand that may not be played for the rest of this turn. */
export function barThisTurn(g: Game, id: number): void {
  g.state.cards[id].until = g.state.turn.number;
  touch(g);
}

/** Cards on a card that leaves play are discarded. */
function leaveTogether(g: Game, id: number): void {
  for (const c of g.state.cards) {
    if ((c.zone === Zone.On || c.zone === Zone.Under) && c.host === id) toPile(g, c.id, Zone.Discard);
    if (c.dock === id) c.dock = -1;
  }
}

export function aside(g: Game, id: number): void {
  const c = g.state.cards[id];
  take(g, c);
  c.zone = Zone.Aside;
  c.host = -1;
  touch(g);
}

export function put(g: Game, id: number, zone: Zone, host: number): void {
  const c = g.state.cards[id];
  take(g, c);
  if (c.zone < FIRST_IN_PLAY || c.host !== host) c.since = g.state.turn.number;
  c.zone = zone;
  c.host = host;
  c.dock = -1;
  touch(g);
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
  const c = g.state.cards[id];
  if (inPlay(c)) forget(c);
  take(g, c);
  c.zone = Zone.Seeded;
  c.host = location;
  const seeds = g.state.locations[location].seeds;
  if (next) seeds.unshift(id);
  else seeds.push(id);
  touch(g);
}

export function dock(g: Game, ship: number, facility: number): void {
  g.state.cards[ship].dock = facility;
  touch(g);
}

export function setStatus(g: Game, id: number, bit: Status, on: boolean): void {
  const c = g.state.cards[id];
  const next = on ? c.status | bit : c.status & ~bit;
  if (next !== c.status) {
    c.status = next;
    touch(g);
  }
}

export function useRange(g: Game, ship: number, amount: number): void {
  g.state.cards[ship].rangeUsed += amount;
  touch(g);
}

export function restoreRange(g: Game, ship: number): void {
  g.state.cards[ship].rangeUsed = 0;
  touch(g);
}

export function setCountdown(g: Game, id: number, left: number): void {
  g.state.cards[id].countdown = left;
  touch(g);
}

export function setMemo(g: Game, id: number, memo: number): void {
  g.state.cards[id].memo = memo;
  touch(g);
}

export function setMode(g: Game, id: number, affiliation: number): void {
  g.state.cards[id].mode = affiliation;
  touch(g);
}

export function setController(g: Game, id: number, seat: Seat): void {
  g.state.cards[id].controller = seat;
  g.state.cards[id].status &= ~Status.Uncontrolled;
  touch(g);
}

export function holdStop(g: Game, id: number, untilTurn: number): void {
  const c = g.state.cards[id];
  c.status |= Status.Stopped | Status.HeldStop;
  c.until = untilTurn;
  touch(g);
}

/** Lets a seat know a hidden card from now on. */
export function reveal(g: Game, id: number, seat: Seat | 'both'): void {
  g.state.cards[id].seen |= seat === 'both' ? 3 : 1 << seat;
  touch(g);
}

/** The points that count from now on. */
export function setLedger(g: Game, ledger: readonly LedgerEntry[]): void {
  g.state.ledger = ledger;
  touch(g);
}

export function countUse(g: Game, key: string): void {
  g.state.used.set(key, (g.state.used.get(key) ?? 0) + 1);
  touch(g);
}

// ----- chance

/** Selects `count` cards at random. */
export function randomCards(g: Game, ids: readonly number[], count: number): number[] {
  const n = Math.min(count, ids.length);
  if (n === 0) return [];
  if (n === ids.length) {
    g.script?.pick(ids, n);
    return ids.slice();
  }
  const scripted = g.script?.pick(ids, n);
  if (scripted) return scripted;
  const dice = g.dice(Stream.Selection);
  const pool = ids.slice();
  const out: number[] = [];
  while (out.length < n) {
    const i = dice(pool.length);
    out.push(pool[i]);
    pool[i] = pool[pool.length - 1];
    pool.pop();
  }
  touch(g);
  return out;
}

/** Shuffles in place; `seat` is whose cards these are. */
export function shuffle(g: Game, seat: Seat, ids: number[]): void {
  const scripted = ids.length > 0 ? g.script?.order(ids) : undefined;
  mix(ids, g.dice(Stream.Shuffle + seat));
  if (scripted) {
    const rest = ids.filter((id) => !scripted.includes(id));
    ids.splice(0, ids.length, ...scripted, ...rest);
  }
  touch(g);
}

export function chance(g: Game): boolean {
  const scripted = g.script?.chance();
  if (scripted !== undefined) return scripted;
  touch(g);
  return g.dice(Stream.Roll)(2) === 1;
}

export function randomNumber(g: Game, n: number): number {
  const scripted = g.script?.number(n);
  if (scripted !== undefined) return scripted;
  touch(g);
  return g.dice(Stream.Roll)(n);
}
