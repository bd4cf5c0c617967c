/** "2 hand weapons present": Equipment cards of that kind with the group. */
import { cardsAt, hasKeyword } from '@spaceline/engine';
import { type Amount, amountOf, type Condition, measured, placeOf, when } from '@spaceline/engine/language';

export const handWeapons = (n: Amount): Condition =>
  when(
    measured(n, (k) => (k === 1 ? 'a hand weapon' : `${k} hand weapons`)),
    (ctx) => {
      const { g, you } = ctx;
      const armed = cardsAt(g, placeOf(ctx)).filter(
        (id) => g.def(id).equipment && hasKeyword(g, id, 'hand weapon') && g.card(id).controller === you,
      );
      return armed.length >= amountOf(n, ctx);
    },
    0.6,
  );
