/** What is paid: to have something, to be spared something, and what others must pay to do something (R-4.8, R-4.16). */
import { confirm, type Flow } from '../core/flow.ts';
import { aimOf } from '../happenings/aiming.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import { payable } from '../happenings/taxes.ts';
import { type Amount, amountOf, figureOf, hintOf, type Word } from './amounts.ts';
import type { Condition, Effect, Filter, Taxed, TaxModifier } from './definition.ts';
import { squeeze, toDo } from './english.ts';
import { cardsThatPass } from './filters.ts';
import { type Reading, readingOf } from './reading.ts';

/** "Discard two cards to draw one": the cost comes first, and is gone whatever comes of it (R-4.16). */
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

/** "… unless you first discard …": who pays is spared. It is paid before anybody may answer (R-4.8, R-8.7). */
export const unlessPaid = (cost: Effect, e: Effect): Effect => {
  const key = Symbol();
  const question = `{card}: ${toDo(cost.text)}?`;
  function* pays(r: Reading): Flow<boolean> {
    // who meets the conditions has nothing to pay for
    if (e.condition?.met(r) || !payable(cost, r)) return false;
    if (!(yield* confirm(r.you, { id: 'pay', text: question, card: r.source }))) return false;
    // it is told with this card, though its text is not carried out yet
    yield* carryOut(cost, r);
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

const DOING: Readonly<Record<Taxed, (cards: string) => string>> = {
  play: (cards) => `play ${cards}`,
  download: (cards) => `download ${cards}`,
  icon: () => 'use a special download icon',
};

/** "Each player must first discard … to download …": whoever does it pays, and who cannot pay may not do it (R-4.8). */
export const mustPayTo = (
  what: Taxed,
  whose: 'each player' | 'your opponent',
  f: Filter | null,
  cost: Effect,
  w?: Condition,
): TaxModifier => ({
  kind: 'tax',
  what,
  applies(g, source, subject, seat) {
    const r = readingOf(g, source);
    return (whose === 'each player' || seat !== r.you) && f?.test(r, subject) !== false && w?.met(r) !== false;
  },
  cost,
  text: squeeze(
    `${w ? `${w.text}, ` : ''}${whose} must first ${toDo(cost.text)} to ${DOING[what](f === null ? 'a card' : cardsThatPass(f))}`,
  ),
});

/** Only in the turns of the player whose text it is. */
export const inYourTurn: Condition = {
  met: ({ g, you }) => g.state.turn.seat === you,
  text: 'during your turn',
  hint: 0.5,
};

/** A number of the card that asks for the price, as its own player counts: not as who pays it. */
export const asItsPlayerCounts = (a: Amount): Word<number> => ({
  read: ({ g, source }) => amountOf(a, readingOf(g, source)),
  text: figureOf(a),
  hint: hintOf(a),
});

/** Of a price: not the very card that it is paid for. */
export const anotherThanIt: Filter = { test: (r, id) => r.target !== id, pre: 'other', post: '' };
