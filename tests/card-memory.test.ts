import { describe, expect, test } from 'vitest';
import { checkFile, checkTree } from '../scripts/card-memory.mjs';
import { describe as inWords } from '../scripts/sources.mjs';

const FILE = 'packages/cards/src/voy/event/a-card.ts';
const check = (source: string): string[] => checkFile(FILE, source).map(inWords);

test('no card of this project looks at what the state keeps of its uses and memories', () => {
  expect(checkTree().map(inWords)).toEqual([]);
});

describe('what is found', () => {
  test('is named with file and line', () => {
    expect(check('\nconst open = (g: Game) => g.state.uses.length === 0;')).toEqual([
      `${FILE}:2: looks at \`uses\` itself: say it with remembersCards, until, useOf …`,
    ]);
  });

  test.each([
    'const done = (g: Game, key: string) => g.state.used.has(key);',
    "const done = (g: Game, key: string) => g.state['used'].has(key);",
    'const f = ({ state }: Game) => state.uses.some((u) => u.card === 3);',
    'const f = (g: Game) => { const { uses } = g.state; return uses; };',
    'const f = (g: Game, id: number) => g.card(id).memory?.heading;',
    'const f = (g: Game, id: number) => { const { memory: kept } = g.card(id); return kept; };',
    'const f = (g: Game, id: number) => g.card(id).memo;',
    "import { keepInMemory } from '@spaceline/engine';",
    "import { whyLimited as left } from '@spaceline/engine';",
    `const key = (g: Game, id: number) => \`turn:\${g.state.turn.number}:cloak:\${id}\`;`,
    `const key = (seat: Seat, title: string) => \`\${seat}:\${title}\`;`,
  ])('breaks it: %s', (source) => {
    expect(check(source)).toHaveLength(1);
  });

  test.each([
    "const ship = remembersCards('ship', 'the ship');",
    "const once = useOf('download', oncePerGame);",
    `const text = \`\${card}: choose \${n} of them\`;`,
    "const text = 'when used: discard it';",
    `const spy = hasIcon(g, id, \`inf:\${on}\`);`,
    'const own = { memory: 1, uses: 2 };',
    'const used = list.length; const n = used + 1;',
  ])('does not: %s', (source) => {
    expect(check(source)).toEqual([]);
  });
});
