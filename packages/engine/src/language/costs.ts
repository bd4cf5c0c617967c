/** What is paid: to have something, to be spared something, and what others must pay to do something. */
import { confirm, type Flow } from '../core/flow.ts';
import { aimOf } from '../happenings/aiming.ts';
import type { Effect } from './definition.ts';
import { squeeze, toDo } from './english.ts';
import type { Reading } from './reading.ts';

/** It can be paid whole: what asks for two is not paid with one. */
const payable = (cost: Effect, r: Reading): boolean => cost.could(r) && cost.aims?.enough?.(r) !== false;

/** "Discard two cards to draw one": the cost comes first, and is gone whatever comes of it. */
export const paying = (cost: Effect, effect: Effect): Effect => ({
  *run(r): Flow {
    if (!payable(cost, r)) return;
    yield* cost.run(r);
    yield* effect.run(r);
  },
  could: (r) => payable(cost, r) && effect.could(r),
  playsCard: effect.playsCard,
  parts: [cost, effect],
  text: `${cost.text} to ${toDo(effect.text)}`,
  hint: cost.hint + effect.hint,
});

/** "… unless you first discard …": who pays is spared. It is paid before anybody may answer. */
export const unlessPaid = (cost: Effect, e: Effect): Effect => {
  const key = Symbol();
  const question = `{card}: ${toDo(cost.text)}?`;
  function* pays(r: Reading): Flow<boolean> {
    // who meets the conditions has nothing to pay for
    if (e.condition?.met(r) || !payable(cost, r)) return false;
    if (!(yield* confirm(r.you, { id: 'pay', text: question, card: r.source }))) return false;
    yield* cost.run(r);
    return true;
  }
  const spared = (text: string): string =>
    squeeze(`${text.replace(/[.;]?\s*$/, '.')} You may ${toDo(cost.text)} first to be spared`).replace(/^\. /, '');
  return {
    *run(r): Flow {
      const paid = r.takeDecided<boolean>(key) ?? (yield* pays(r));
      if (!paid) yield* e.run(r);
    },
    *aim(r): Flow {
      const paid = yield* pays(r);
      r.decide(key, paid);
      if (!paid) yield* aimOf(e, r);
    },
    could: (r) => e.could(r),
    condition: e.condition,
    parts: [cost, e],
    ...(e.asks && { asks: { ...e.asks, rest: spared(e.asks.rest) } }),
    text: spared(e.text),
    hint: Math.max(e.hint, cost.hint),
  };
};
