/** How often a card may be played, whichever copy it is. */
import { howOften, type Limit } from '@spaceline/engine/language';

/** "Plays once each turn": one copy in each turn of yours. A discarded copy could not be counted by itself. */
export const onePlayEachTurn: Limit = { times: 1, per: 'turn', by: 'title' };

/** "Once per turn": in each turn of yours, whichever copy does it. */
export const oncePerTurn: Limit = { times: 1, per: 'turn', by: 'title' };

/** "once each turn,": before what may be done so often. */
export const onlySoOften = (limit: Limit | undefined): string => (limit === undefined ? '' : `${howOften(limit)},`);
