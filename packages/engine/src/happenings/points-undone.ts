/** What texts may do to points that were scored before; tests/points.test.ts shows it. */
import { setLedger } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { tellPoints, type Which } from './scoring.ts';

/** They no longer count: what was scored is lost again, a loss made good. `by`: the card that does it, -1 for a rule. */
export function takeBackPoints(g: Game, which: Which, by: number): void {
  const gone = g.state.ledger.filter(which);
  if (gone.length === 0) return;
  setLedger(
    g,
    g.state.ledger.filter((e) => !gone.includes(e)),
  );
  for (const e of gone) tellPoints(g, { ...e, points: -e.points }, 'taken-back', by);
}

/** Each of them counts so many times: 2 doubles. A loss is multiplied, too. */
export function multiplyPoints(g: Game, which: Which, times: number, by: number): void {
  const more = g.state.ledger.filter(which);
  if (more.length === 0 || times === 1) return;
  setLedger(
    g,
    g.state.ledger.map((e) => (more.includes(e) ? { ...e, points: e.points * times } : e)),
  );
  for (const e of more) tellPoints(g, { ...e, points: e.points * (times - 1) }, 'multiplied', by);
}
