/** What a request does not get, and why. */
import type { DeckProblemView } from '@spaceline/protocol';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly problems?: DeckProblemView[],
  ) {
    super(text);
  }
}

export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}`);
