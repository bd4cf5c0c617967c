/** What texts do to points that were scored before: they are taken back, multiplied, or count only for a while. */
import { setLedger } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { type LedgerEntry, other } from '../core/state.ts';
import { irrelevant, tellPoints, type Which } from './scoring.ts';

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

/** What cards in play are worth now takes the place of what they were worth before; what is as it was stays as it is. */
export function settleWorth(g: Game): void {
  const { ledger, turn } = g.state;
  const { worth } = g.tableau;
  if (worth.length === 0 && !ledger.some((e) => e.standing)) return;
  const due = worth
    .map(({ card, modifier }): LedgerEntry => {
      const points = modifier.points(g, card);
      const { controller } = g.card(card);
      const seat = modifier.toOpponent ? other(controller) : controller;
      return { seat, points, bonus: true, source: card, turn: turn.number, standing: true };
    })
    .filter((e) => e.points !== 0 && !irrelevant(g, e.seat, e.source));
  const same = (a: LedgerEntry, b: LedgerEntry): boolean =>
    a.source === b.source && a.seat === b.seat && a.points === b.points;
  const gone = ledger.filter((e) => e.standing && !due.some((d) => same(d, e)));
  const come = due.filter((d) => !ledger.some((e) => e.standing && same(d, e)));
  if (gone.length === 0 && come.length === 0) return;
  setLedger(g, [...ledger.filter((e) => !gone.includes(e)), ...come]);
  for (const e of gone) tellPoints(g, { ...e, points: -e.points }, 'taken-back', e.source);
  for (const e of come) tellPoints(g, e, 'scored', -1);
}
