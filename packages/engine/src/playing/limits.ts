/** Once each turn, thrice per game … (R-4.20, R-4.21). */
import type { Reason } from '../core/decision.ts';
import { countUse } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import type { Limit } from '../language/definition.ts';

const SPENT: Reason = { rule: 'R-4.20', text: 'It has been used as often as its text allows for now' };

function key(g: Game, seat: Seat, card: number, name: string, limit: Limit): string {
  const span =
    limit.per === 'game'
      ? 'game'
      : limit.per === 'battle'
        ? `turn:battle:${g.state.used.get('battles') ?? 0}`
        : `turn:${g.state.turn.number}`;
  return `${span}:${limit.by === 'card' ? card : `${seat}:${g.def(card).title}`}:${name}`;
}

export function whyLimited(g: Game, seat: Seat, card: number, name: string, limit: Limit | null): Reason | null {
  if (limit === null) return null;
  return (g.state.used.get(key(g, seat, card, name, limit)) ?? 0) < limit.times ? null : SPENT;
}

export function useUp(g: Game, seat: Seat, card: number, name: string, limit: Limit | null): void {
  if (limit !== null) countUse(g, key(g, seat, card, name, limit));
}
