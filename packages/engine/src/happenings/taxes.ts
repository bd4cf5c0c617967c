/** What texts in play ask for before something may be done. */
import type { Reason } from '../core/decision.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import type { Effect, Taxed } from '../language/definition.ts';
import { Reading } from '../language/reading.ts';
import { carryOut } from './carrying-out.ts';

/** It can be paid whole: what asks for two is not paid with one. */
export function payable(cost: Effect, r: Reading): boolean {
  const wanted = cost.aims?.wanted?.(r);
  return cost.could(r) && (wanted === undefined || wanted.have >= wanted.need);
}

const asked = (g: Game, what: Taxed, subject: number, seat: Seat): { cost: Effect; r: Reading }[] =>
  g.tableau.tax
    .filter(({ card, modifier: m }) => m.what === what && m.applies(g, card, subject, seat))
    .map(({ card, modifier }) => {
      const r = new Reading(g, card, seat);
      r.target = subject;
      return { cost: modifier.cost, r };
    });

/** Each price by itself; whether there is enough for all of them is seen when they are paid. */
export function whyTooDear(g: Game, what: Taxed, subject: number, seat: Seat): Reason | null {
  if (g.tableau.tax.length === 0) return null;
  const dear = asked(g, what, subject, seat).find(({ cost, r }) => !payable(cost, r));
  if (dear === undefined) return null;
  const text = `${g.def(dear.r.source).title} asks for a price that you cannot pay`;
  return { rule: 'R-4.8', text, also: ['R-4.26', ...(what === 'icon' ? ['R-5.17'] : [])] };
}

/** Paid, or not to be done: who cannot pay the second of two prices has paid the first for nothing. */
export function* payTaxes(g: Game, what: Taxed, subject: number, seat: Seat): Flow<boolean> {
  for (const { cost, r } of asked(g, what, subject, seat)) {
    if (!payable(cost, r)) return false;
    yield* carryOut(cost, r);
  }
  return true;
}
