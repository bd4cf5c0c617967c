/** How a game ended. */
import { type Game, type Result, type Seat, scoreOf } from '@spaceline/engine';
import type { Speech } from '../speech.ts';

const KINDS: Readonly<Record<Result['kind'], string>> = {
  'full-win': 'a full win',
  'modified-win': 'a modified win',
  'true-tie': 'a true tie',
  concession: 'a concession',
};

export function resultText(g: Game, speech: Speech): string {
  const { say } = speech;
  const { result } = g.state;
  const points = say('{a} {x}, {b} {y}', {
    a: speech.who(0),
    x: scoreOf(g, 0),
    b: speech.who(1),
    y: scoreOf(g, 1),
  });
  if (result === null) return say('The game is not over. Points: {points}.', { points });
  const holes = { how: say(KINDS[result.kind]), rule: result.rule, points };
  if (result.winner < 0) return say('Nobody wins: {how} ({rule}). Points: {points}.', holes);
  return say('{who} [win|wins]: {how} ({rule}). Points: {points}.', {
    ...holes,
    who: speech.who(result.winner as Seat),
  });
}
