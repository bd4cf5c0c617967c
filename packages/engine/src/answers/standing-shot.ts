/** A shot of a battle that is being fought, as it stands: every term that a seat may know, both totals and what comes of them. */
import { gainsOf, hitKind, totals } from '../battle/ship-battle.ts';
import type { Game } from '../core/game.ts';
import type { Engagement, ShipBattleProcess } from '../core/process.ts';
import type { Seat } from '../core/state.ts';
import type { Term } from '../core/terms.ts';
import { forecast } from './forecast.ts';

interface StandingSum {
  readonly total: number;
  readonly terms: readonly Term[];
}

export interface StandingShot {
  readonly attack: StandingSum;
  readonly defense: StandingSum;
  readonly result: 'miss' | 'hit' | 'direct hit';
}

const RESULTS = { miss: 'miss', hit: 'hit', direct: 'direct hit' } as const;

const added = (terms: readonly Term[]): StandingSum => ({ total: terms.reduce((n, t) => n + t.n, 0), terms });

/**
 * BOG-27, BOG-28. What a Tactic gives is what the totals are more with it than without. `tactics`, by seat, are those that count: -1 for
 * none.
 */
export function standingShot(
  g: Game,
  seat: Seat,
  p: ShipBattleProcess,
  side: 0 | 1,
  e: Engagement,
  tactics: readonly [number, number],
): StandingShot {
  const known = forecast(g, seat, e.firing, e.target).attack;
  const bare: ShipBattleProcess = { ...p, tactics: [-1, -1] };
  const aided: ShipBattleProcess = { ...p, tactics };
  const gains = e.firing.flatMap((id) => gainsOf(g, p, side, id));
  const ofTactic = (of: 0 | 1, what: 'attack' | 'defense'): Term[] => {
    const whose = p.sides[of];
    const card = whose < 0 ? -1 : tactics[whose as Seat];
    return card < 0 ? [] : [{ n: totals(g, aided, side, e)[what] - totals(g, bare, side, e)[what], card }];
  };
  const attack = added([...known.attack.terms, ...gains, ...ofTactic(side, 'attack')]);
  const defense = added([...known.defense.terms, ...ofTactic(side === 0 ? 1 : 0, 'defense')]);
  return { attack, defense, result: RESULTS[hitKind({ attack: attack.total, defense: defense.total })] };
}
