/** How a game ended. */
import { type Game, type Seat, scoreOf } from '@spaceline/engine';
import { RESULTS, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';

export function resultText(g: Game, speech: Speech): Words {
  const { say } = speech;
  const { result } = g.state;
  const points = say('{a} {x}, {b} {y}', {
    a: speech.who(0),
    x: scoreOf(g, 0),
    b: speech.who(1),
    y: scoreOf(g, 1),
  });
  if (result === null) return say('The game is not over. Points: {points}.', { points });
  const holes = { how: say(RESULTS[result.kind]), rule: result.rule, points };
  if (result.winner < 0) return say('Nobody wins: {how} ({rule}). Points: {points}.', holes);
  return say('{who} [win|wins]: {how} ({rule}). Points: {points}.', {
    ...holes,
    who: speech.who(result.winner as Seat),
  });
}
