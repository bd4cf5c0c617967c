/** Whom the game waits for, where it is not this seat; and how it ended. */
import { lastSaid, type Words, wordsOf } from '@spaceline/protocol/words';
import type { Game } from '../../net/game.ts';
import { wonHow } from '../../summary/ending.ts';
import type { Scene } from '../context.tsx';
import type { Question } from './question.ts';

const WAITING: Readonly<Record<NonNullable<Game['waiting']>['kind'], string>> = {
  action: '{name} plays cards and gives orders.',
  seed: '{name} is seeding.',
  response: '{name} may respond.',
  optional: '{name} is asked something.',
  choice: '{name} is choosing.',
};

export function waitingFor(s: Scene): Pick<Question, 'who' | 'title' | 'text' | 'note'> {
  const { game } = s;
  const seat = game.waiting?.seat ?? game.view.turn.seat;
  const name = game.seats[seat]?.name ?? s.them;
  const last = lastSaid(game.log);
  const here = game.clock.away[seat] === null;
  return {
    who: 'them',
    title: s.say('{name}’s move', { name }),
    text: s.say(here ? WAITING[game.waiting?.kind ?? 'action'] : '{name} is away. Waiting …', { name }),
    note: last === undefined ? '' : wordsOf(last.told, s.naming).text,
  };
}

export function resultWords(s: Scene): Words {
  const { result } = s.game.view;
  if (result === null) return '';
  if (result.kind === 'draw') return s.say('Nobody wins: a draw by agreement.');
  if (result.kind === 'called-off') return s.say('The director has called this game off: the players are paired anew.');
  if (result.winner < 0 && result.kind === 'ruling') return s.say('Nobody wins, by the ruling of the director.');
  if (result.winner < 0) return s.say('Nobody wins: a true tie.');
  const how = wonHow(result.kind, s.game.seats[result.winner === 0 ? 1 : 0].name);
  if (result.winner === s.game.seat) return s.say('You win: {how}.', { how });
  return s.say('{name} wins: {how}.', { name: s.game.seats[result.winner].name, how });
}
