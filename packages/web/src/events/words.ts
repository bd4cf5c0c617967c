/** Results and lines of the record, in words. */
import type { EventLine, OutcomeName } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';

export const OUTCOMES: Readonly<Record<OutcomeName, Words>> = {
  'full-win': say('Full win'),
  'modified-win': say('Modified win'),
  'true-tie': say('True tie'),
  'modified-loss': say('Modified loss'),
  'full-loss': say('Full loss'),
};

/** What the same result is for the other player. */
export const reversed = (o: OutcomeName): OutcomeName => {
  const all = Object.keys(OUTCOMES) as OutcomeName[];
  return all[all.length - 1 - all.indexOf(o)];
};

/** What a table ended in, told of whoever won. */
export const endWords = (o: OutcomeName): Words =>
  OUTCOMES[o === 'full-loss' ? 'full-win' : o === 'modified-loss' ? 'modified-win' : o];

/** +5, 0, −25 */
export const signed = (n: number): Words => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export function lineWords(l: EventLine): Words {
  const { round = 0, table = 0, reason = '', minutes = 0 } = l;
  const player = l.player === undefined ? '' : personName(l.player);
  const outcome = l.outcome === undefined ? '' : endWords(l.outcome);
  switch (l.kind) {
    case 'entered':
      return say('{player} comes in', { player });
    case 'let-in':
      return say('{player} is let in again', { player });
    case 'dropped':
      return say('{player} leaves', { player });
    case 'sent-away':
      return say('{player} is dropped', { player });
    case 'building':
      return say('building begins');
    case 'paused':
      return say('the clock is stopped');
    case 'resumed':
      return say('the clock runs again');
    case 'ended':
      return say('the event ends');
    case 'paired':
      return say('round {round} begins, pairings published', { round });
    case 'extended':
      return say('{minutes} minutes more', { minutes });
    case 'announced':
      return say('announced: {said}', { said: l.said ?? '' });
    case 'no-show':
      return say('table {table}: a player is not there', { table });
    case 'result':
      return say('table {table} ends: {outcome}', { table, outcome });
    case 'ruled':
      return say('ruling at table {table} of round {round}: {outcome}; {reason}', { table, round, outcome, reason });
    case 'repaired':
      return say('pairings mended: {reason}', { reason });
    case 'penalty':
      return say('penalty for {player}: {reason}', { player, reason });
  }
}
