import type { TalkLine } from '@spaceline/protocol';
import { beforeEach, expect, it } from 'vitest';
import { forgetTalk, hear, useTalk } from './talk.ts';

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
