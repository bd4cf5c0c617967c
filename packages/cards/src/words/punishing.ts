/** Points that somebody loses for a card, whoever plays Borg included (docs/decisions/rules.md, R-11.60). */

import { losePoints } from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  discardThis,
  type Effect,
  hintOf,
  inOrder,
  measured,
  type PlayMode,
  type Reading,
} from '@spaceline/engine/language';
import { nullifies } from '../nullifying-interrupts.ts';

const loses = (n: Amount, who: string, seatOf: (r: Reading) => 0 | 1): Effect => ({
  *run(r) {
    losePoints(r.g, seatOf(r), amountOf(n, r), r.source, true);
  },
  could: () => true,
  text: `${who} loses ${measured(n, (k) => `${k} points`)}, even if playing Borg`,
  hint: hintOf(n) / 5,
});

/** Whoever owns what is nullified loses points besides. */
export const nullifiesAndPunishes = (n: Amount, ...titles: readonly string[]): PlayMode[] => {
  const meant = (r: Reading): number => r.event?.card ?? r.target;
  const loss = loses(n, 'its owner', (r) => r.g.card(meant(r)).owner);
  return nullifies(...titles).map((m) => ({
    ...m,
    // its point box is that loss, and not what its player scores (CR-08)
    effect: m.effect === null ? inOrder(loss, discardThis) : inOrder(loss, m.effect, discardThis),
    text: m.text === '' ? '' : `${m.text}; ${loss.text}`,
  }));
};
