import { expect, test } from 'vitest';
import { checkFile, checkTree } from '../scripts/here.mjs';
import { describe as inWords } from '../scripts/sources.mjs';

const FILE = 'packages/cards/src/voy/event/a-card.ts';
const check = (source: string): string[] => checkFile(FILE, source).map(inWords);

test('no card compares places without asking for cloak and phase', () => {
  expect(checkTree().map(inWords)).toEqual([]);
});

test('what is found is named with file and line', () => {
  expect(check('\nconst there = (g: Game, a: number, b: number) => locationOf(g, a) === locationOf(g, b);')).toEqual([
    `${FILE}:2: compares places by hand: say \`.here\`, or isHere, which know cloak and phase (CR-76, CR-92)`,
  ]);
});

test.each([
  'const f = (g: Game, id: number, at: number) => at !== locationOf(g, id);',
  'const f = (g: Game, ids: number[], at: number) => ids.filter((id) => locationOf(g, id) === at);',
])('is found: %s', (source) => {
  expect(check(source)).toHaveLength(1);
});

test.each([
  'const f = (g: Game, a: number, b: number) => isHere(g, a, b);',
  'const f = ({ g, source, event }: Reading) => event.location === locationOf(g, source);',
  'const f = (g: Game, id: number, at: number) => locationOf(g, id) === at && hiddenIn(g, id) < 0;',
])('is fine: %s', (source) => {
  expect(check(source)).toEqual([]);
});
