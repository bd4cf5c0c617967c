/** How often a card may be played, whichever copy it is (R-4.20). */
import type { Limit } from '@spaceline/engine/language';

/** "Plays once each turn": one copy in each turn of yours. A discarded copy could not be counted by itself. */
export const onePlayEachTurn: Limit = { times: 1, per: 'turn', by: 'title' };

const PER = { turn: 'each turn', every: 'every turn', game: 'per game', battle: 'in each battle' } as const;

/** "once each turn,": before what may be done so often. */
export const howOften = (limit: Limit | undefined): string => {
  if (limit === undefined) return '';
  return `${limit.times === 1 ? 'once' : `up to ${limit.times} times`} ${PER[limit.per]},`;
};
