import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as engine from '@spaceline/engine';
import * as language from '@spaceline/engine/language';
import { describe, expect, test } from 'vitest';
import { checkNames, checkSources, checkTree } from '../scripts/door.mjs';
import { ROOT } from '../scripts/root.mjs';
import { describe as inWords } from '../scripts/sources.mjs';

const HEAD = `import type { Card, Game, Seat, State } from '@spaceline/engine';
declare const g: Game;
interface Open { status: number }
export {};
`;

/** TypeScript lets them all pass: what each does is found by the door alone. */
const TRICKS: Record<string, string> = {
  'a function that writes': 'const put = (c: { status: number }) => { c.status = 4; }; put(g.card(1));',
  'a method that writes': 'const o = { put(c: Open): void { c.status = 4; } }; o.put(g.card(1));',
  'a constructor that keeps': 'class Kept { constructor(readonly c: Open) {} } new Kept(g.card(1)).c.status = 4;',
  'Reflect.set': "Reflect.set(g.card(1), 'status', 4);",
  'Reflect.defineProperty': "Reflect.defineProperty(g.card(1), 'status', { value: 4 });",
  'Object.assign': 'Object.assign(g.card(1), { status: 4 });',
  'Object.assign under another name': 'const { assign } = Object; assign(g.card(1), { status: 4 });',
  'Object.assign for somebody else': 'g.state.cards.reduce(Object.assign);',
  'Object.defineProperty': "Object.defineProperty(g.card(1), 'status', { value: 4 });",
  'a box': 'const box: { c: Open } = { c: g.card(1) }; box.c.status = 4;',
  'a box that is filled later': 'const box: { c: Open | null } = { c: null }; box.c = g.card(1); box.c.status = 4;',
  'a box of the right type that is another': `const box: { c: Open | null } = { c: null };
    const same: { c: { readonly status: number } | null } = box; same.c = g.card(1); box.c!.status = 4;`,
  'a list of the right type that is another':
    'const opens: Open[] = []; const cards: { readonly status: number }[] = opens; cards.push(g.card(1)); opens[0].status = 4;',
  'such a list from a function': `const opens: Open[] = []; const get = (): Open[] => opens;
    const cards: { readonly status: number }[] = get(); cards.push(g.card(1)); opens[0].status = 4;`,
  'such a list, or another': `const opens: Open[] | null = [];
    const cards: { readonly status: number }[] = opens ?? []; cards.push(g.card(1)); opens[0].status = 4;`,
  'such a list from a function in a box': `const opens: Open[] = []; const get = (): Open[] => opens;
    const box: { list: { readonly status: number }[] } = { list: get() }; box.list.push(g.card(1));`,
  'such a list in a box':
    'const opens: Open[] = []; const box: { list: { readonly status: number }[] } = { list: opens }; box.list.push(g.card(1));',
  'a list taken apart': 'let c: Open; [c] = g.state.cards; c.status = 4;',
  'an object taken apart': 'let turn: { number: number }; ({ turn } = g.state); turn.number = 4;',
  'an object taken apart, under another name': 'let t: { number: number }; ({ turn: t } = g.state); t.number = 4;',
  'a list declared apart': 'const [c]: readonly Open[] = g.state.cards; c.status = 4;',
  'an object declared apart': 'const { turn }: { turn: { number: number } } = g.state; turn.number = 4;',
  'what is missing': 'const { c = g.card(1) }: { c?: Open } = {}; c.status = 4;',
  'the answer of a function': 'const open = (): Open => g.card(1); open().status = 4;',
  'the answer of a function with a body': 'function open(): Open { return g.card(1); } open().status = 4;',
  'the answer of a getter': 'const o = { get c(): Open { return g.card(1); } }; o.c.status = 4;',
  'what a flow gives': 'function* open(): Generator<Open> { yield g.card(1); } for (const c of open()) c.status = 4;',
  'what a flow gives on':
    'function* cards(): Generator<Card> { yield g.card(1); } function* open(): Generator<Open> { yield* cards(); } open();',
  'any as a parameter': 'const put = (c: any) => { c.status = 4; }; put(g.card(1));',
  'any as a variable': 'const c: any = g.card(1); c.status = 4;',
  'any in a list': 'const list: any[] = []; list.push(g.card(1)); list[0].status = 4;',
  'unknown and back': 'const c: unknown = g.card(1); (c as Open).status = 4;',
  'object and back': 'const c: object = g.card(1); (c as Open).status = 4;',
  '{} and back': 'const c: {} = g.state; (c as { rev: number }).rev = 4;',
  'the game as unknown': 'const it: unknown = g; (it as { state: { rev: number } }).state.rev = 4;',
  'unknown in a record': 'const all: Record<string, unknown> = {}; all.c = g.card(1);',
  'a function nobody knows': 'declare const put: any; put(g.card(1));',
  'a function made of text': "new Function('c', 'c.status = 4')(g.card(1));",
  'text that is run': "eval('g.card(1).status = 4');",
  'a bound': 'const put = <T extends { status: number }>(c: T) => { c.status = 4; }; put(g.card(1));',
  'a bound of a list': 'const put = <T extends Open>(cs: readonly T[]) => { cs[0].status = 4; }; put(g.state.cards);',
  'a key of anything':
    "const put = <T, K extends keyof T>(o: T, k: K, v: T[K]) => { o[k] = v; }; put(g.card(1), 'status', 4);",
  'anything, opened': 'const open = <T>(o: T): { -readonly [K in keyof T]: T[K] } => o; open(g.card(1)).status = 4;',
  'anything, cast': 'const put = <T>(o: T) => { (o as Open).status = 4; }; put(g.card(1));',
  'anything that is asked for': 'const get = <T>(): T => g.card(1) as T; get<Open>().status = 4;',
  'anything, said to be any':
    'const put = <T>(o: T, f: (o: T) => void) => f(o); put<any>(g.card(1), (c) => { c.status = 4; });',
  'a cast': '(g.card(1) as { status: number }).status = 4;',
  'a cast in two steps': '(g.card(1) as unknown as Open).status = 4;',
  'a cast of a list': '(g.hand(0) as number[]).push(4);',
  'a cast of a process': '(g.state.processes.at(-1) as { kind: string }).kind = "over";',
  'a cast in front': '(<Open>g.card(1)).status = 4;',
  'the length of a list': 'const cut = (list: { length: number }) => { list.length = 0; }; cut(g.hand(0));',
  'a list by its numbers': 'const put = (list: { [i: number]: number }) => { list[0] = 4; }; put(g.hand(0));',
  'a name for a part': 'const c = g.card(1); const open: Open = c; open.status = 4;',
  'an assignment': 'let c: Open; c = g.card(1); c.status = 4;',
  'an assignment where there is nothing': 'let c: Open | null = null; c ??= g.card(1); c.status = 4;',
  'one of two': 'const c: Open = Math.PI > 3 ? g.card(1) : { status: 4 }; c.status = 4;',
  'a default': 'function put(c: Open = g.card(1)): void { c.status = 4; } put();',
  'a field of a class': 'class Kept { c: Open = g.card(1); } new Kept().c.status = 4;',
  'a visitor who writes': 'g.state.cards.forEach((c: Open) => { c.status = 4; });',
  'a visitor with a name': 'const put = (c: Open): void => { c.status = 4; }; g.state.cards.forEach(put);',
  'a visitor in an object':
    'const o: { visit(c: Card): void } = { visit(c: Open) { c.status = 4; } }; o.visit(g.card(1));',
  'several signatures':
    'function open(c: Card): Open; function open(c: Card | Open): Card | Open { return c; } open(g.card(1)).status = 4;',
  'a promise that it is open':
    'const isOpen = (c: Card): c is Card & Open => c.id > 0; const c = g.card(1); if (isOpen(c)) c.status = 4;',
  this: 'function put(this: Open): void { this.status = 4; } put.call(g.card(1));',
  'this of a visitor': 'g.state.cards.forEach(function (this: Open) { this.status = 4; }, g.card(1));',
  'a method of another list': '[].push.call(g.hand(0));',
  'a method of another list, bound': '([] as number[]).sort.bind(g.hand(0))();',
  'the arguments': 'function put(_: Card): void { arguments[0].status = 4; } put(g.card(1));',
  'the value of an object': '(g.card(1).valueOf() as Open).status = 4;',
  'is it a list?': 'const list = g.hand(0) as readonly number[] | number; if (Array.isArray(list)) list.push(4);',
  'the values of an object': 'Object.values(g.state.turn)[0].x = 4;',
  'an heir': '(Object.create(g) as { state: { rev: number } }).state.rev = 4;',
  'something thrown': 'try { throw g.card(1); } catch (c) { (c as Open).status = 4; }',
  'the cause of something thrown': "throw new Error('', { cause: g.card(1) });",
  'whoever makes a text of it': 'JSON.stringify(g.state, (_, part) => { part.status = 4; });',
  'a loop': 'let c: Open; for (c of g.state.cards) c.status = 4;',
  'a map': 'const open: ReadonlyMap<number, Open> = new Map<number, Card>([[1, g.card(1)]]); open.get(1)!.status = 4;',
  'several at once': 'const put = (...cs: Open[]) => { cs[0].status = 4; }; put(...g.state.cards);',
  'a setter': 'const o = { set c(c: Open) { c.status = 4; } }; o.c = g.card(1);',
  'an heir of the type': 'interface Heir extends Card { status: number } const c: Heir = g.card(1); c.status = 4;',
  'a type made of it':
    'type Writable<T> = { -readonly [K in keyof T]: T[K] }; const c: Writable<Card> = g.card(1); c.status = 4;',
  'a function that gives back what it is given':
    'const same = <T>(x: T): T => x; const open: (c: Card) => Open = same; open(g.card(1)).status = 4;',
  'a map that is another':
    'const opens = new Map<number, Open>(); const same: Map<number, { readonly status: number }> = opens; same.set(1, g.card(1));',
  'an heir of a class': `class Base { take(_: Card): void {} }
    class Heir extends Base { override take(c: Open): void { c.status = 4; } }
    const all: Base[] = [new Heir()]; all[0].take(g.card(1));`,
  'a class for somebody else': `const make = (Kept: new (c: Card) => unknown) => new Kept(g.card(1));
    make(class { constructor(c: Open) { c.status = 4; } });`,
  'a class of anything': `class Kept<T> { constructor(readonly x: T) {}
      set<K extends keyof T>(k: K, v: T[K]): void { this.x[k] = v; } }
    new Kept(g.card(1)).set('status', 4);`,
  'anything, opened if it is an object': `type Opened<T> = T extends object ? { -readonly [K in keyof T]: T[K] } : T;
    const open = <T>(o: T): Opened<T> => o as Opened<T>; open(g.card(1)).status = 4;`,
  'an answer to a flow': `function* ask(): Generator<number, void, Open> { (yield 1).status = 4; }
    const asking = ask(); asking.next(); asking.next(g.card(1));`,
  'this of an object':
    'const put = function (this: { c: Open }) { this.c.status = 4; }; const o = { c: g.card(1), put }; o.put();',
  'whoever fills what he is given': `const fill = (f: (o: { c?: Open }) => void) => { const o: { c?: Open } = {}; f(o); o.c!.status = 4; };
    fill((o: { c?: { readonly status: number } }) => { o.c = g.card(1); });`,
  'a method of the game': '(g.card as (id: number) => Open)(1).status = 4;',
  'the game as another': 'const other: { card(id: number): Open } = g; other.card(1).status = 4;',
  'something more': 'const c: { readonly id: number; extra?: number } = g.card(1); c.extra = 4;',
  'a key that cannot be': "g.card(1)['status' as never] = 4 as never;",
  'all that can be gone through': 'const open: Iterable<Open> = g.state.cards; for (const c of open) c.status = 4;',
  'a copy whose parts are none': 'const s: { turn: { number: number } } = { ...g.state }; s.turn.number = 4;',
  'what nobody looks at': '// @ts-expect-error\ng.card(1).status = 4;',
  'a tag': 'const put = (_: TemplateStringsArray, c: Open) => { c.status = 4; }; put`$' + '{g.card(1)}`;',
};

/** Nothing is wrong with these. */
const MIRRORS: Record<string, string> = {
  'a function that reads': 'const see = (c: { readonly status: number }) => c.status; see(g.card(1));',
  'a function that reads a card': 'const see = (c: Card) => c.status; see(g.card(1));',
  'a function that is given a number': 'const put = (o: { n: number }) => { o.n = 4; }; put({ n: g.card(1).status });',
  'a copy': 'const put = (c: { status: number }) => { c.status = 4; }; put({ ...g.card(1) });',
  'a copy with a name': 'const c = { ...g.card(1) }; c.status = 4;',
  'a copy of a list': 'const ids = g.hand(0).slice(); ids.sort(); const more: number[] = [...g.hand(1)]; more.push(4);',
  'a new list': 'const ids = g.state.cards.map((c) => c.id); ids.push(3);',
  'a new list of cards': 'const out: Card[] = []; for (const c of g.state.cards) out.push(c); out.reverse();',
  'a filtered list': 'const open = g.state.cards.filter((c) => c.seen === 0); open.reverse();',
  'a box for reading': 'const box: { readonly c: { readonly status: number } } = { c: g.card(1) }; box.c.status;',
  'a box that is filled later': 'const box: { c: Card | null } = { c: null }; box.c = g.card(1);',
  'a list taken apart': 'const [c] = g.state.cards; c.status; let d: Card; [d] = g.state.cards; d.status;',
  'an object taken apart': 'const { turn, cards } = g.state; turn.number + cards.length;',
  'a part of its own': 'let { zone } = g.card(1); zone = 3; zone;',
  'the answer of a function': 'const card = (): Card => g.card(1); card().status;',
  'unknown that is none of it': 'const x: unknown = g.card(1).status; x;',
  'a game as it would be': 'g.asIf(({ cards }) => { cards[0].zone = 3; });',
  'Object.assign to something else': 'const o = { status: 1 }; Object.assign(o, { status: g.card(1).status });',
  'a bound that reads':
    'const see = <T extends { readonly status: number }>(c: T): number => c.status; see(g.card(1));',
  'anything that is given back': 'const same = <T>(o: T): T => o; same(g.card(1)).status;',
  'any of several': 'const top = <T>(list: readonly T[]): T | undefined => list.at(-1); top(g.state.cards)?.status;',
  'a cast to a part': 'const p = g.state.processes.at(-1); (p as Extract<typeof p, { kind: "attempt" }>).team;',
  'a cast of a number': '((g.card(1).id % 2) as Seat) + 1;',
  'a visitor who reads': 'g.state.cards.forEach((c: { readonly status: number }) => c.status);',
  'a promise that it is a card': 'const isCard = (c: Card | null): c is Card => c !== null; isCard(g.card(1));',
  'this of its own': 'class Counter { n = 0; up(): void { this.n++; } } new Counter().up();',
  'a text': 'JSON.stringify(g.state);',
  'a fingerprint of a state': 'const see = (s: State) => s.rev; see(g.state);',
  'a map': 'const by: ReadonlyMap<number, Card> = new Map<number, Card>([[1, g.card(1)]]); by.get(1)?.status;',
  'a loop': 'for (const c of g.state.cards) c.status;',
  'an heir of the type': 'interface Heir extends Card { readonly more?: number } const c: Heir = g.card(1); c.status;',
};

/** TypeScript itself sees these. */
const REFUSED = [
  'g.state.result = null;',
  'g.state = g.state;',
  'g.state.turn.number++;',
  'delete g.state.cards[0].memory;',
  'g.state.players[0].plays -= 1;',
  'g.state.processes.push({ kind: "turn" });',
  'g.state.uses.length = 0;',
  '[g.card(1).dock, g.card(2).dock] = [1, 2];',
  '({ x: g.card(1).dock } = { x: 1 });',
  'const c = g.card(1); c.since = 1;',
  'for (const c of g.state.cards) c.controller = c.owner;',
  'g.state.cards.forEach((c) => { c.seen = 0; });',
  'for (const l of g.state.locations) l.seeds.pop();',
  'g.hand(0).sort();',
  'g.hand(0)[0] = 4;',
  'const ids: number[] = g.hand(0); ids;',
  '(g.card(1) satisfies Open).status = 4;',
  'g.tableau.aboard[0].push(4);',
  "g[JSON.parse('0')].rev = 4;",
];

const CARD = 'packages/cards/src/a-card.ts';
const numbered = (list: readonly string[]): Record<string, string> =>
  Object.fromEntries(list.map((code, i) => [CARD.replace('a-card', `a-card-${i}`), HEAD + code]));

const ALL = [...Object.values(TRICKS), ...Object.values(MIRRORS), ...REFUSED];
const RESULTS = new Map(checkSources(numbered(ALL)).map((result, i) => [ALL[i], result]));

describe('this project', () => {
  test('changes a state through the door alone', { timeout: 120_000 }, () => {
    expect(checkTree().map(inWords)).toEqual([]);
  });

  test('hands no key of the door to anybody', () => {
    for (const key of ['writable', 'writablePart', 'layOut', 'addCard']) {
      expect(Object.keys(engine)).not.toContain(key);
      expect(Object.keys(language)).not.toContain(key);
    }
  });
});

describe('a state that is given away', () => {
  test.each(Object.entries(TRICKS))('is found: %s', (_, code) => {
    const { found, refused } = RESULTS.get(code)!;
    expect(refused).toEqual([]);
    expect(found).not.toEqual([]);
  });

  test.each(Object.entries(MIRRORS))('is only read: %s', (_, code) => {
    const { found, refused } = RESULTS.get(code)!;
    expect(refused).toEqual([]);
    expect(found.map(inWords)).toEqual([]);
  });

  test.each(REFUSED)('is refused by TypeScript: %s', (code) => {
    expect(RESULTS.get(code)!.refused).not.toEqual([]);
  });

  test('is named with file, line, code and reason', () => {
    const [{ found }] = checkSources({ [CARD]: `${HEAD}\nconst c: { status: number } = g.card(1); c.status = 4;` });
    expect(found.map(inWords)).toEqual([
      `${CARD}:6: gives away what can only be read: g.card(1): \`status\` could be written`,
    ]);
  });

  test('is open where a part of it is not readonly', () => {
    const STATE = 'packages/engine/src/core/state.ts';
    const source = readFileSync(join(ROOT, STATE), 'utf8');
    const open = source.replace('readonly seeds: readonly number[]', 'readonly seeds: number[]');
    const messages = (text: string): string[] => checkSources({ [STATE]: text })[0].found.map(({ message }) => message);
    expect(messages(source)).toEqual([]);
    expect(messages(open)).toEqual(['state.locations[].seeds is a list that can be changed']);
    expect(messages(source.replace('readonly plays:', 'plays:'))).toEqual(['state.players[].plays can be written']);
  });

  test('is the door’s own business behind it', () => {
    const code = `import type { Card } from '../state.ts';\nexport const open = (c: Card): { status: number } => c;`;
    const [inside] = checkSources({ 'packages/engine/src/core/door/a-door.ts': code });
    const [outside] = checkSources({ 'packages/engine/src/core/floor/a-rule.ts': code });
    expect([inside.found, inside.refused, outside.refused]).toEqual([[], [], []]);
    expect(outside.found).toHaveLength(1);
  });
});

test('a flow that is begun and not run is found, and one that is run is not', () => {
  const flow = `${HEAD}\nimport type { Flow } from '@spaceline/engine';\ndeclare function asks(): Flow;\n`;
  const [idle] = checkSources({ [CARD]: `${flow}export function* rule(): Flow { asks(); }` });
  const [run] = checkSources({ [CARD]: `${flow}export function* rule(): Flow { yield* asks(); }` });
  expect(idle.found.map(inWords)).toEqual([`${CARD}:8: a flow that nobody runs, without yield*: asks()`]);
  expect([idle.refused, run.found, run.refused]).toEqual([[], [], []]);
});

describe('a door', () => {
  const RULE = 'packages/engine/src/battle/attack.ts';
  const check = (source: string, file = CARD): string[] => checkNames(file, source).map(inWords);

  test.each([
    'export function touch(g: Game): void {}',
    'export const touch = () => {};',
    'export { touch };',
    'export { bump as touch };',
    "export { touch } from './door.ts';",
  ])('has no touch: %s', (source) => {
    expect(check(source)).toHaveLength(1);
    expect(check(source, 'packages/engine/src/core/door/cards.ts')).toHaveLength(1);
  });

  test('is not opened from outside', () => {
    expect(check("import { writable } from '../core/door/writable.ts';", RULE)[0]).toContain('opens the door');
    expect(check("import { layOut } from '../core/door/setting-up.ts';", RULE)[0]).toContain('sets up a table');
    expect(check("export { layOut } from '../core/door/setting-up.ts';", RULE)[0]).toContain('sets up a table');
    expect(check("import type { WritableState } from '../core/door/writable.ts';", RULE)).toEqual([]);
    expect(check("import { put } from '../core/door.ts';", RULE)).toEqual([]);
    expect(check("import { layOut } from '../core/door/setting-up.ts';", 'packages/engine/src/table/setup.ts')).toEqual(
      [],
    );
  });
});
