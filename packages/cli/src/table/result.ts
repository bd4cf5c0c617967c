/** How a game ended. */
import type { Game, Result, Seat } from '@spaceline/engine';
import type { Speech } from '../speech.ts';

const KINDS: Readonly<Record<Result['kind'], string>> = {
  'full-win': 'a full win',
  'modified-win': 'a modified win',
  'true-tie': 'a true tie',
  concession: 'a concession',
};

export function resultText(g: Game, speech: Speech): string {
  const { say } = speech;
  const { result, players } = g.state;
  const points = say('{a} {x}, {b} {y}', {
    a: speech.who(0),
    x: players[0].score,
    b: speech.who(1),
    y: players[1].score,
  });
  if (result === null) return say('The game is not over. Points: {points}.', { points });
  const holes = { how: say(KINDS[result.kind]), rule: result.rule, points };
  if (result.winner < 0) return say('Nobody wins: {how} ({rule}). Points: {points}.', holes);
  return say('{who} [win|wins]: {how} ({rule}). Points: {points}.', {
    ...holes,
    who: speech.who(result.winner as Seat),
  });
}
