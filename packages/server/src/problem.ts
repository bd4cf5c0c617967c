/** What a request does not get, and why. */
import type { UnfinishedCard } from '@spaceline/engine';
import type { ApiError } from '@spaceline/protocol';

/** Lists that say more than the text does. */
type Lists = Pick<ApiError['error'], 'problems' | 'unfinished'>;

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly lists: Lists = {},
  ) {
    super(text);
  }
}

/** These cards have not been agreed on. */
export const unfinished = (cards: UnfinishedCard[]): Problem =>
  new Problem(
    409,
    'unfinished-cards',
    `Not in Spaceline in full yet: ${cards.map((c) => c.title).join(', ')}. To play with what is missing as blanks, agree to it ("blanks": true)`,
    { unfinished: cards },
  );

/** The host of this table has not agreed to any such cards. */
export const noBlanks = (cards: UnfinishedCard[]): Problem =>
  new Problem(
    409,
    'no-blanks',
    `The host of this table plays without cards that are not in Spaceline in full yet: ${cards.map((c) => c.title).join(', ')}`,
    { unfinished: cards },
  );

/** What every address answers that does not exist, and those that are not for whoever asks. */
export const NOTHING_HERE = (): Problem => new Problem(404, 'not-found', 'There is nothing at this address');

export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}`);
