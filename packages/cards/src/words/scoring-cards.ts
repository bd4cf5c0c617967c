/** Cards that are scored: for their own point box, or for the other player. */
import type { Effect } from '@spaceline/engine/language';

/** CR-08: its point box is what it is played for; whatever was played and used up is scored by rule. */
export const scoresItsPoints: Effect = { *run() {}, could: () => true, text: 'score its points', hint: 1 };
