/** Cards that are scored, for their own point box; and how the scores stand. */

import {
  type Flow,
  isCardSpot,
  type LedgerEntry,
  locationOf,
  losePoints,
  type Seat,
  scoreBox,
  scoreCard,
  takeBackPoints,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Effect,
  hintOf,
  measured,
  type Picker,
  type Reading,
  type Selector,
  the,
  thisCard,
  type Who,
} from '@spaceline/engine/language';

/** CR-08: its point box is what it is played for; an interrupt that was played and used up is scored by rule. */
export const scoresItsPoints: Effect = { *run() {}, could: () => true, text: 'score the points of this card', hint: 1 };

/** R-1.15: its point box counts for that player, and it lies in the point area. */
export const scoresThis = (who: Who): Effect => ({
  ...scores(who, the(thisCard)),
  text: who === 'you' ? 'you score this card' : 'give this card to your opponent, who scores it',
  hint: who === 'you' ? 2 : -1,
});

/** Other cards, for their point boxes. */
export const scores = (who: Who, p: Picker): Effect => ({
  *run(r) {
    for (const id of yield* p.pick(r)) scoreCard(r.g, who === 'you' ? r.you : r.opponent, id);
  },
  could: (r) => p.any(r),
  text: `${who === 'you' ? 'you score' : 'your opponent scores'} ${p.text}`,
  hint: who === 'you' ? 2 : -2,
});

/** The point box of this card counts for whoever owns that one. */
export const itsOwnerScoresThis = (s: Selector): Effect => ({
  *run(r) {
    for (const id of s.ids(r)) scoreBox(r.g, r.g.card(id).owner, r.source);
  },
  could: (r) => s.ids(r).length > 0,
  text: 'the points of this card count for its owner',
  hint: 1,
});

/** Whoever plays Borg loses none, unless the text says so (docs/decisions/rules.md, R-11.60). */
export const losesPoints = (n: Amount, who: Loser = 'you', o: { evenBorg?: true } = {}): Effect => {
  const lose = loserText(who);
  const text = `${lose} ${measured(n, (k) => `${k} ${k === 1 ? 'point' : 'points'}`)}`;
  return {
    *run(r) {
      for (const seat of losers(r, who)) losePoints(r.g, seat, amountOf(n, r), r.source, o.evenBorg);
    },
    could: (r) => losers(r, who).length > 0,
    text: o.evenBorg ? `${text}, even if playing Borg` : text,
    hint: ((who === 'you' ? -1 : 1) * hintOf(n)) / 5,
  };
};

/** You, your opponent, the player who does what is answered, or whoever owns those cards. */
type Loser = Who | 'that player' | Selector;
const losers = (r: Reading, who: Loser): Seat[] => {
  if (who === 'that player') return r.event === null ? [] : [r.event.seat];
  if (typeof who === 'string') return [who === 'you' ? r.you : r.opponent];
  return who.ids(r).map((id) => r.g.card(id).owner);
};
const loserText = (who: Loser): string => {
  if (who === 'you') return 'lose';
  if (typeof who === 'string') return `${who === 'opponent' ? 'your opponent' : who} loses`;
  return who.one === 'it' ? 'its owner loses' : `the owner of ${who.one} loses`;
};

// ----- how the scores stand

/** Its point box counts, and the card goes on its way. */
export const scoresBox: Effect = {
  *run({ g, you, source }): Flow {
    scoreBox(g, you, source);
  },
  could: () => true,
  text: 'score its points',
  hint: 3,
};

/** The last loss of yours this turn, at the location of whoever was chosen, if it is not greater (R-11.60). */
const justLost = ({ g, you, target }: Reading, most: number): LedgerEntry | undefined => {
  const at = isCardSpot(target) ? locationOf(g, target) : -1;
  const last = g.state.ledger.findLast((e) => e.seat === you && e.turn === g.state.turn.number);
  return last !== undefined && at >= 0 && last.at === at && last.points < 0 && -last.points <= most ? last : undefined;
};

/** "Prevent one entire point loss of up to … just incurred there." */
export const preventsLossThere = (most: Amount): Effect => ({
  *run(r): Flow {
    const lost = justLost(r, amountOf(most, r));
    if (lost !== undefined) takeBackPoints(r.g, (e) => e === lost, r.source);
  },
  could: (r) => justLost(r, amountOf(most, r)) !== undefined,
  text: `prevent an entire loss of at most ${measured(most, (n) => `${n} points`)} just incurred there`,
  hint: 3,
});
