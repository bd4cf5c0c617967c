/** Cards that are scored, for their own point box; and how the scores stand. */
import { losePoints, SEATS, scoreCard, scoreOf } from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Condition,
  type Effect,
  hintOf,
  Reading,
  type Who,
} from '@spaceline/engine/language';

/** CR-08: its point box is what it is played for; an interrupt that was played and used up is scored by rule. */
export const scoresItsPoints: Effect = { *run() {}, could: () => true, text: 'score its points', hint: 1 };

/** its point box counts for that player, and it lies in the point area. */
export const scoresThis = (who: Who): Effect => ({
  *run({ g, source, you, opponent }) {
    scoreCard(g, who === 'you' ? you : opponent, source);
  },
  could: () => true,
  text: who === 'you' ? 'you score this card' : 'give this card to your opponent, who scores it',
  hint: who === 'you' ? 2 : -1,
});

export const losesPoints = (n: Amount): Effect => ({
  *run(r) {
    losePoints(r.g, r.you, amountOf(n, r), r.source);
  },
  could: () => true,
  text: typeof n === 'number' ? `lose ${n} points` : `lose as many points as ${n.text}`,
  hint: -hintOf(n) / 5,
});

/** For both of them, as if each had met or played it. */
export const eachPlayer = (e: Effect): Effect => ({
  *run(r) {
    for (const seat of SEATS) {
      const own = new Reading(r.g, r.source, seat);
      own.attempt = r.attempt;
      own.event = r.event;
      own.target = r.target;
      yield* e.run(own);
    }
  },
  could: e.could,
  text: `each player: ${e.text}`,
  hint: 0,
});

// ----- how the scores stand

export const scoreIsZero: Condition = {
  met: ({ g, you }) => scoreOf(g, you) === 0,
  text: 'your score is zero',
  hint: 0.7,
};

export const aheadBy = (n: number): Condition => ({
  met: ({ g, you, opponent }) => scoreOf(g, you) >= scoreOf(g, opponent) + n,
  text: `you are at least ${n} points ahead`,
  hint: 0.7,
});
