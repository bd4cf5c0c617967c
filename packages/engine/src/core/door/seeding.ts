/** The seed phases: whose turn it is to seed, and what lies ready beside the missions. */
import type { Game } from '../game.ts';
import type { SeedingProcess, SeedPhase } from '../process.ts';
import { other, type Seat } from '../state.ts';
import { aside } from './cards.ts';
import { writablePart } from './writable.ts';

/** A player has seeded something, or passed; the other is next. */
export function nextToSeed(g: Game, p: SeedingProcess, passed: boolean): void {
  const w = writablePart(g, p);
  w.passes = passed ? p.passes + 1 : 0;
  w.seat = other(p.seat);
}

export function beginPhase(g: Game, p: SeedingProcess, phase: SeedPhase): void {
  const w = writablePart(g, p);
  w.phase = phase;
  w.seat = g.state.first;
  w.passes = 0;
  w.ready = [false, false];
}

/** WARP-24: all stacks are ready, or not yet. */
export function setReady(g: Game, p: SeedingProcess, seat: Seat, ready: boolean): void {
  writablePart(g, p).ready[seat] = ready;
}

/** WARP-21: a card is laid out at a mission. */
export function layAt(g: Game, p: SeedingProcess, seat: Seat, id: number, location: number): void {
  aside(g, id);
  const stacks = writablePart(g, p).stacks[seat];
  while (stacks.length <= location) stacks.push([]);
  stacks[location].push(id);
}

/** WARP-23: a card is taken out of its stack again; where it goes is the caller's to say. */
export function takeFromStack(g: Game, p: SeedingProcess, seat: Seat, id: number): void {
  for (const stack of writablePart(g, p).stacks[seat]) if (stack.includes(id)) stack.splice(stack.indexOf(id), 1);
}

export function clearStacks(g: Game, p: SeedingProcess): void {
  writablePart(g, p).stacks = [[], []];
}
