/** How a game ended, in words. */
import { RESULTS, type Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';

interface Ended {
  readonly winner: number;
  readonly kind: string;
}

type Names = readonly [Words, Words];

/** `seat`: whose eyes; -1 for somebody who did not play. */
export function headlineOf(result: Ended | null, seat: number, names: Names): Words {
  if (result === null || result.kind === 'no-result') return say('No result');
  if (result.kind === 'draw') return say('A draw');
  if (result.kind === 'called-off') return say('Called off');
  if (result.winner < 0) return say('A true tie');
  return result.winner === seat ? say('You win') : say('{who} wins', { who: names[result.winner] });
}

type Won = keyof typeof RESULTS;

/** "a full win"; null where there is no more to say than that nobody won. */
export function wonHow(kind: string, loser: Words): Words | null {
  if (kind === 'left') return say('{loser} left the table', { loser });
  if (kind === 'no-show') return say('{loser} never came', { loser });
  return kind in RESULTS && kind !== 'true-tie' ? say(RESULTS[kind as Won]) : null;
}

/** How, and with how many points: the reader's side first. */
export function howOf(result: Ended | null, points: readonly [number, number], me: 0 | 1, names: Names): Words {
  const them = me === 0 ? 1 : 0;
  const count = say('{one} {x} to {other} {y} points.', {
    one: names[me],
    x: points[me],
    other: names[them],
    y: points[them],
  });
  const how = result === null ? null : wonHow(result.kind, names[result.winner === 0 ? 1 : 0]);
  return how === null ? count : say('{how}. {count}', { how: { text: how, common: true }, count });
}
