/** "2 hand weapons present": Equipment cards of that kind with the group. */
import { cardsAt, hasKeyword } from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Condition,
  measured,
  placeOf,
  type Reading,
  when,
} from '@spaceline/engine/language';

export const handWeapons = (n: Amount): Condition => ({
  ...when(
    measured(n, (k) => (k === 1 ? 'a hand weapon' : `${k} hand weapons`)),
    (ctx) => armsAt(ctx).length >= amountOf(n, ctx),
    0.6,
  ),
  measure(ctx) {
    const who = armsAt(ctx).map((card) => ({ card, n: 1 }));
    return { have: who.length, need: amountOf(n, ctx), who };
  },
});

const armsAt = (ctx: Reading): number[] =>
  cardsAt(ctx.g, placeOf(ctx)).filter(
    (id) => ctx.g.def(id).equipment && hasKeyword(ctx.g, id, 'hand weapon') && ctx.g.card(id).controller === ctx.you,
  );
