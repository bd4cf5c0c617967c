/** What may be done only so often is counted when it is done (`core/limits.ts` says how often that was). */
import type { Game } from '../game.ts';
import type { Use } from '../state.ts';
import { asTheyLie } from './writable.ts';

/** Takes the place of the entry of that number, or is a new one. */
export function setUse(g: Game, at: number, use: Use): void {
  const { uses } = asTheyLie(g);
  if (at < 0) uses.push(use);
  else uses[at] = use;
}

function forgetUses(g: Game, isOver: (u: Use) => boolean): void {
  if (!g.state.uses.some(isOver)) return;
  const s = asTheyLie(g);
  s.uses = s.uses.filter((u) => !isOver(u));
}

/** Counters of a turn are of no use after it. */
export const forgetTurn = (g: Game): void => forgetUses(g, (u) => u.span !== 'game');

/** Another battle begins: what may be done so often in each is counted anew. */
export const forgetBattle = (g: Game): void => forgetUses(g, (u) => u.span === 'battle');
