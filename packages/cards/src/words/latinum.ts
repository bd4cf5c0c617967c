/** Latinum that is given up for points or cards. */
import { chooseCards, score, toPointArea } from '@spaceline/engine';
import {
  type Amount,
  all,
  amountOf,
  bound,
  discard,
  draw,
  type Effect,
  figureOf,
  inPile,
  oneOf,
  putUnderDeck,
  type Selector,
  youChoose,
} from '@spaceline/engine/language';

const spent = bound('spent', 'that card');

/** Scores it: so many points, and it lies in the point area. */
const scoresIt = (n: Amount): Effect => ({
  *run(r) {
    for (const id of r.bound('spent')) {
      score(r.g, r.you, amountOf(n, r), true, r.source);
      toPointArea(r.g, id, r.you);
    }
  },
  could: () => true,
  text: `score ${figureOf(n)} points for it`,
  hint: 2,
});

/** Up to so many of them are given up, and for each the player has one of three things. */
export const cashesIn = (most: Amount, s: Selector, points: Amount): Effect => {
  const gain = oneOf(
    { mark: 'score', effect: scoresIt(points) },
    { mark: 'draw', effect: draw(1) },
    { mark: 'beneath', effect: putUnderDeck(youChoose(1, inPile('you', 'discard pile'))) },
  );
  return {
    *run(r) {
      const { g, you, source } = r;
      const found = s.ids(r);
      const question = { id: 'spend', text: '{card}: which of these are given up?', card: source };
      const ids = yield* chooseCards(g, you, found, 1, Math.min(amountOf(most, r), found.length), question);
      for (const id of ids) {
        r.bind('spent', [id]);
        yield* discard(all(spent)).run(r);
        yield* gain.run(r);
      }
    },
    could: (r) => s.ids(r).length > 0,
    parts: [gain],
    text: `discard up to ${figureOf(most)} of ${s.many}; for each, ${gain.text}`,
    hint: 2,
  };
};
