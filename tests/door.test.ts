import * as engine from '@spaceline/engine';
import * as language from '@spaceline/engine/language';
import { describe, expect, test } from 'vitest';
import { checkFile, checkTree } from '../scripts/door.mjs';
import { describe as inWords } from '../scripts/sources.mjs';

const FILE = 'cards/src/voy/event/a-card.ts';

/** The messages for one file. */
const check = (source: string, file = FILE): string[] => checkFile(file, source).map(inWords);

describe('this project', () => {
  test('changes a state through the door alone', () => {
    expect(checkTree().map(inWords)).toEqual([]);
  });

  test('hands no key of the door to anybody', () => {
    for (const key of ['writable', 'writablePart', 'layOut', 'addCard']) {
      expect(Object.keys(engine)).not.toContain(key);
      expect(Object.keys(language)).not.toContain(key);
    }
  });
});

describe('what is found', () => {
  test('is named with file, line and code', () => {
    expect(check('\nconst f = (g: Game) => { g.state.turn.number++; };')).toEqual([
      'packages/cards/src/voy/event/a-card.ts:2: changes the state past the door: g.state.turn.number++',
    ]);
  });

  test.each([
    'g.state.result = null;',
    'g.state = other;',
    '(g.state as { rev: number }).rev = 1;',
    'delete g.state.cards[0].memory;',
    'g.state.players[seat].plays -= 1;',
    'g.state.processes.push(p);',
    '(g.state.uses as Use[]).push(use);',
    'g.state.uses.length = 0;',
    '[g.card(a).dock, g.card(b).dock] = [1, 2];',
    '({ x: g.card(a).dock } = o);',
    'Object.assign(g.card(id), { status, since });',
    'const c = g.card(id); c.since = 1;',
    'const c = g.card(id); if (c.zone > 3) { c.since++; }',
    'const { state } = g; state.turn.seat = 1;',
    'const { turn: { number }, players: [first] } = g.state; first.score = 3;',
    'for (const c of g.state.cards) c.controller = c.owner;',
    'for (const l of g.state.locations) l.seeds.pop();',
    'g.state.cards.forEach((c) => { c.seen = 0; });',
    'g.state.cards.find((c) => c.id === 3)!.seen = 0;',
    'const p = g.state.processes.at(-1); p.step = "end";',
    'const f = (p: AttemptProcess) => { p.team.push(1); };',
    'const f = (c: Card) => { c.until = 3; };',
    'const f = (p: PersonnelBattleProcess | null) => { p!.sides[0].push(1); };',
    'personnelBattle(g)!.sides[you].splice(0, 1);',
    'shipBattle(g)!.draws[you] += 2;',
    'ctx.attempt!.flash = 0;',
    'const { attempt } = ctx; attempt!.flash--;',
    'pile(g, you, Zone.Deck).sort();',
    'g.hand(you).length = 0;',
    'const l = addLocation(g, 0, 0); l.card = 3;',
    'const list = open ? g.hand(0) : g.hand(1); list.reverse();',
  ])('changes the state: %s', (source) => {
    expect(check(source)).toHaveLength(1);
    expect(check(source, 'engine/src/battle/attack.ts')).toHaveLength(1);
    expect(check(source, 'engine/src/core/door/battles.ts')).toEqual([]);
  });

  test.each([
    'const n = g.state.turn.number + 1;',
    'const ids = g.hand(you).slice(); ids.sort();',
    'const ids = g.state.cards.map((c) => c.id); ids.push(3);',
    'const open = g.state.cards.filter((c) => c.seen === 0); open.reverse();',
    'const copy = g.asIf(({ cards }) => { cards[0].zone = 3; });',
    'const state = copyState(g.state); state.turn.number++;',
    'ctx.attempt = p;',
    'e.location = g.card(id).host;',
    'const c = g.card(id); const f = () => { const c = { n: 1 }; c.n++; };',
    'let { zone } = g.card(id); zone = 3;',
  ])('changes nothing: %s', (source) => {
    expect(check(source)).toEqual([]);
  });

  test.each([
    'export function touch(g: Game): void {}',
    'export const touch = () => {};',
    'export { touch };',
    'export { bump as touch };',
    "export { touch } from './door.ts';",
  ])('is the return of touch: %s', (source) => {
    expect(check(source)).toHaveLength(1);
    expect(check(source, 'engine/src/core/door/cards.ts')).toHaveLength(1);
  });

  test('is a door that is opened from outside', () => {
    const RULE = 'engine/src/battle/attack.ts';
    expect(check("import { writable } from '../core/door/writable.ts';", RULE)[0]).toContain('opens the door');
    expect(check("import { layOut } from '../core/door/setting-up.ts';", RULE)[0]).toContain('sets up a table');
    expect(check("export { layOut } from '../core/door/setting-up.ts';", RULE)[0]).toContain('sets up a table');
    expect(check('const s = g.state as WritableState;')[0]).toContain('by a cast');
    expect(check('const c = g.card(1) as unknown as Writable<Card>;')[0]).toContain('by a cast');
    expect(check("import type { WritableState } from '../core/door/writable.ts';", RULE)).toEqual([]);
    expect(check("import { put } from '../core/door.ts';", RULE)).toEqual([]);
    expect(check("import { layOut } from '../core/door/setting-up.ts';", 'engine/src/table/setup.ts')).toEqual([]);
  });
});
