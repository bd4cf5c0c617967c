/** Ship battles and personnel battles: who fights, with what, and who is struck down. */
import type { Game } from '../game.ts';
import type { Aid, Engagement, PersonnelBattleProcess, ShipBattleProcess } from '../process.ts';
import { SEATS, type Seat } from '../state.ts';
import { shuffle } from './chance.ts';
import { showForNow } from './condition.ts';
import { type Writable, writablePart } from './writable.ts';

export function nextStep<P extends ShipBattleProcess | PersonnelBattleProcess>(g: Game, p: P, step: P['step']): void {
  (writablePart(g, p) as { step: P['step'] }).step = step;
}

// ----- ship battle

/** BOG-18: who returns fire, and at whom. */
export function returnFire(g: Game, p: ShipBattleProcess, answer: readonly Engagement[]): void {
  writablePart(g, p).answer = answer.map(({ firing, target }) => ({ firing: firing.slice(), target }));
}

/** BOG-61: a ship fires at one more target. */
export function engage(g: Game, p: ShipBattleProcess, side: 'attack' | 'answer', ship: number, target: number): void {
  const engagements = writablePart(g, p)[side];
  const known = engagements.find((e) => e.target === target);
  if (known) known.firing.push(ship);
  else engagements.push({ firing: [ship], target });
}

/** These neither fire nor are fired at any more. */
export function leaveShipBattle(g: Game, p: ShipBattleProcess, gone: (id: number) => boolean): void {
  const w = writablePart(g, p);
  for (const side of ['attack', 'answer'] as const)
    w[side] = p[side]
      .filter(({ target }) => !gone(target))
      .map(({ firing, target }) => ({ firing: firing.filter((id) => !gone(id)), target }))
      .filter(({ firing }) => firing.length > 0);
}

/** BOG-63: the current tactic of a seat; -1 for none. */
export function setTactic(g: Game, p: ShipBattleProcess, seat: Seat, id: number): void {
  writablePart(g, p).tactics[seat] = id;
}

/** BOG-22: a player may draw more Tactics in this battle. */
export function allowTactics(g: Game, p: ShipBattleProcess, seat: Seat, more: number): void {
  writablePart(g, p).draws[seat] += more;
}

/** Each card of a player gains WEAPONS in this battle, from the text of a card. */
export function gainWeapons(g: Game, p: ShipBattleProcess, seat: Seat, more: number, card: number): void {
  writablePart(g, p).gains[seat].push({ n: more, card });
}

/** A card takes no damage in this battle. */
export function spareFromDamage(g: Game, p: ShipBattleProcess, id: number): void {
  writablePart(g, p).spared.push(id);
}

// ----- personnel battle

/** Takes part from now on, and is seen like the others (DOM-59). */
export function joinBattle(g: Game, p: PersonnelBattleProcess, seat: Seat, id: number): void {
  writablePart(g, p).sides[seat].push(id);
  showForNow(g, [id], 'both');
}

/** These fight no more, and were not beaten either. */
export function leaveBattle(g: Game, p: PersonnelBattleProcess, gone: (id: number) => boolean): void {
  const w = writablePart(g, p);
  const stays = (id: number): boolean => !gone(id);
  for (const seat of SEATS) {
    w.sides[seat] = p.sides[seat].filter(stays);
    w.piles[seat] = p.piles[seat].filter(stays);
  }
}

/** a side's combat pile, shuffled. */
export function makeCombatPile(g: Game, p: PersonnelBattleProcess, seat: Seat, ids: readonly number[]): void {
  const w = writablePart(g, p);
  w.piles[seat] = ids.slice();
  shuffle(g, seat, w.piles[seat]);
}

/** Comes next from the combat pile. */
export function toFront(g: Game, p: PersonnelBattleProcess, seat: Seat, id: number): void {
  const pile = writablePart(g, p).piles[seat];
  pile.unshift(...pile.splice(pile.indexOf(id), 1));
}

/** the upper cards of both combat piles meet. */
export function nextPair(g: Game, p: PersonnelBattleProcess): readonly [number, number] {
  const { piles } = writablePart(g, p);
  return [piles[0].shift()!, piles[1].shift()!];
}

export function addStunned(g: Game, p: PersonnelBattleProcess, id: number): void {
  writablePart(g, p).stunned.push(id);
}

/** Mortally wounded, in place of a stun if there was one. */
export function addWounded(g: Game, p: PersonnelBattleProcess, id: number, by: number): void {
  const w = writablePart(g, p);
  without(w.stunned, id);
  w.wounded.push(id);
  w.wounders.push(by);
}

/** Something else becomes of a wounded personnel. */
export function removeWounded(g: Game, p: PersonnelBattleProcess, id: number): void {
  const w = writablePart(g, p);
  const at = w.wounded.indexOf(id);
  if (at < 0) return;
  w.wounded.splice(at, 1);
  w.wounders.splice(at, 1);
}

/** Something adds to the total of a side. */
export function aidBattle(g: Game, p: PersonnelBattleProcess, { seat, card, strength }: Aid): void {
  writablePart(g, p).aids.push({ seat, card, strength });
}

function without(list: Writable<readonly number[]>, id: number): void {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
}
