/** What is remembered under a name: how often a limited thing was used, in which turn something happened. */
import type { Game } from '../game.ts';
import { writable } from './writable.ts';

export function countUse(g: Game, key: string): void {
  remember(g, key, (g.state.used.get(key) ?? 0) + 1);
}

export function remember(g: Game, key: string, n: number): void {
  writable(g).used.set(key, n);
}

export function forgetUse(g: Game, key: string): void {
  if (g.state.used.has(key)) writable(g).used.delete(key);
}

/** Counters of a turn are of no use after it. */
export function forgetTurn(g: Game): void {
  for (const key of [...g.state.used.keys()]) if (key.startsWith('turn:')) forgetUse(g, key);
}
