import type { TalkLine } from '@spaceline/protocol';
import { beforeEach, expect, it } from 'vitest';
import {
  dropUnheard,
  forgetTalk,
  hear,
  isMuted,
  keepUnheard,
  mute,
  muteBlocked,
  refuseUnheard,
  useTalk,
  waitingFor,
} from './talk.ts';

const line = (n: number, name: string) =>
  ({ n, by: 'somebody', name, kind: 'person', text: 'Hello' }) as unknown as TalkLine;
beforeEach(() => forgetTalk());

it('a line that is told again with another name has that name, and is not new', () => {
  hear([line(1, 'Kim'), line(2, 'Kim')], false);
  hear([line(1, 'Harry'), line(2, 'Harry'), line(3, 'Harry')], false);
  expect(useTalk.getState().lines.map((l) => [l.n, l.name])).toEqual([
    [1, 'Harry'],
    [2, 'Harry'],
    [3, 'Harry'],
  ]);
  expect(useTalk.getState().unread).toBe(3);
});

it('what was typed is kept until it was heard, is refused with the reason, and may be said again', () => {
  const [one, two] = [keepUnheard('abc', { text: 'Hello' }), keepUnheard('abc', { phrase: 'thanks' })];
  const other = keepUnheard('def', { text: 'Elsewhere' });
  expect(one.once).not.toBe(two.once);
  expect(waitingFor('abc')).toEqual([one, two]);
  refuseUnheard(two.once, 'Not so fast');
  expect(waitingFor('abc')).toEqual([one]);
  // heard, among what is told to who joins again
  hear([{ ...line(1, 'Kim'), once: one.once }], true);
  expect(useTalk.getState().unheard.map((u) => u.once)).toEqual([two.once, other.once]);
  refuseUnheard(two.once, null);
  expect(waitingFor('abc').map((u) => u.once)).toEqual([two.once]);
  dropUnheard(two.once);
  forgetTalk();
  expect(useTalk.getState().unheard.map((u) => u.once)).toEqual([other.once]);
});

it('who is muted stays so at the next table, who is blocked as long as that', () => {
  const kim = { by: 'somebody', name: 'Kim', kind: 'person' };
  muteBlocked([{ ...kim, by: 'blocked' }]);
  mute(kim, true);
  expect([isMuted(kim), isMuted({ by: 'blocked' })]).toEqual([true, true]);
  forgetTalk();
  expect([isMuted(kim), isMuted({ by: 'blocked' })]).toEqual([true, false]);
  hear([line(1, 'Kim')], false);
  expect(useTalk.getState().unread).toBe(0);
  mute(kim, false);
  expect(isMuted(kim)).toBe(false);
});
