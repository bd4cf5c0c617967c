/** The current tactic: draw as many as allowed, for drawing is free (BOG-24), and use the one that does most good. */
import { type Decision, type ShipBattleProcess, shipBattle, totals } from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Mind, take } from './mind.ts';
import { costOf, hasTactics } from './odds.ts';

/** What the opponent's Tactic will add, about. It lies face down, or is not chosen yet. */
const THEIRS = { attack: 2.5, defense: 2 };

/** Where the outcome looks certain, a better total is still better. */
const EDGE = 0.01;

/** What we take, less what we lose, with this Tactic or with none (-1). */
function worthIn(m: Mind, p: ShipBattleProcess, tactic: number): number {
  const { g, seat, opponent } = m;
  const mine = p.sides[0] === seat ? 0 : 1;
  const unknown = hasTactics(g, opponent) || p.tactics[opponent] >= 0;
  const tactics: [number, number] = [-1, -1];
  tactics[seat] = tactic;
  const open = { ...p, tactics };
  let sum = 0;
  for (const side of [0, 1] as const) {
    for (const e of side === 0 ? p.attack : p.answer) {
      if (side !== mine && p.sides[side] < 0) continue;
      const t = totals(g, open, side, e);
      const attack = t.attack + (side !== mine && unknown ? THEIRS.attack : 0);
      const defense = t.defense + (side === mine && unknown ? THEIRS.defense : 0);
      const by = side === mine ? seat : opponent;
      const cost = costOf(m, { target: e.target, attack, defense, seat: by, uncertain: unknown });
      sum += side === mine ? cost + EDGE * attack : EDGE * defense - cost;
    }
  }
  return sum;
}

export function chooseTactic(m: Mind, decision: Decision): Choice | null {
  const p = shipBattle(m.g);
  if (p === null) return null;
  const more = decision.options.find((o) => o.verb === 'pick' && o.card < 0);
  if (more !== undefined) return take(more);
  let best = decision.options.find((o) => o.verb === 'pass')!;
  let most = worthIn(m, p, -1);
  for (const o of decision.options) {
    if (o.verb !== 'pick') continue;
    const value = worthIn(m, p, o.card);
    if (value > most) {
      most = value;
      best = o;
    }
  }
  return take(best);
}
