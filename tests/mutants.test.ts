/** The mutation run (scripts/mutants.mjs): the mutants it finds, how they sleep in a source, and a whole run over a tiny game. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { clauseMutants, signaturesIn } from '../scripts/mutants/clauses.mjs';
import { EQUIVALENTS, readEquivalents, sortOut } from '../scripts/mutants/equivalents.mjs';
import { Findings } from '../scripts/mutants/findings.mjs';
import { engineMutants } from '../scripts/mutants/operators.mjs';
import { fingerprint, namedMutants, type Project, sample, spaceline } from '../scripts/mutants/project.mjs';
import { inWords, summary } from '../scripts/mutants/report.mjs';
import { instrument, mutate } from '../scripts/mutants/schemata.mjs';
import { tryAll } from '../scripts/mutants/trials.mjs';

interface Found {
  line: number;
  operator: string;
  change: string;
}
const told = (found: Found[]) => found.map((m) => `${m.line} ${m.operator}: ${m.change}`);
const project = spaceline();
/** All mutants of this project. */
const ours = namedMutants(project);
const engine = (source: string) => told(engineMutants('rules.ts', source));

describe('the mutants of the engine', () => {
  test('a guard: left out, turned round, and each of its conditions left out', () => {
    expect(engine('function f(a, b) {\n  if (a && !b) return;\n}')).toEqual([
      '2 if: without if (a && !b) return;',
      '2 operand: without a',
      '2 operand: without !b',
      '2 and-or: && !b → || !b',
      '2 not: !b → b',
    ]);
  });

  test('comparisons and arithmetic change their sign, numbers by one', () => {
    expect(engine('const x = a + b;')).toEqual(['1 arithmetic: a + b → a - b']);
    expect(engine('const x = a >= b;')).toEqual(['1 limit: a >= b → a > b']);
    expect(engine('const x = a === b;')).toEqual(['1 equality: a === b → a !== b']);
    expect(engine('const x = 2;')).toEqual(['1 number: 2 → 3', '1 number: 2 → 1']);
    expect(engine('const x = 0;')).toEqual(['1 number: 0 → 1']);
  });

  test('deeds are left out, those of a flow too', () => {
    expect(engine('function* f() {\n  g();\n  yield* h();\n  x.y = z;\n}')).toEqual([
      '2 statement: without g();',
      '3 statement: without yield* h();',
      '4 statement: without x.y = z;',
    ]);
  });

  test('a question is answered with yes and with no', () => {
    expect(engine('const f = (x: X): boolean => x.f();')).toEqual([
      '1 answer: x.f() → true',
      '1 answer: x.f() → false',
    ]);
    expect(engine('function f(x: X): boolean {\n  return x.f();\n}')).toHaveLength(2);
    expect(engine('const f = (x: X): number => x.f();')).toEqual([]);
  });

  test('some and every, the smallest and the largest, filters', () => {
    expect(engine('x.some(f).g;')).toEqual(['1 call: some(f) → every(f)']);
    expect(engine('const m = Math.max(a, b);')).toEqual(['1 call: max(a, b) → min(a, b)']);
    expect(engine('const m = xs.filter(f).map(g);')).toEqual(['1 filter: without .filter(f)']);
  });

  test('nothing in types, words, the log, signs below zero and bits', () => {
    expect(engine("type T = 1 | 2;\nenum E { A = 1 }\nlet x: T;\nimport { y } from 'z';")).toEqual([]);
    expect(engine('const e = { text: n > 1 ? a : b, hint: 3 };')).toEqual([]);
    expect(engine('function f(g) {\n  if (g) g.tell(() => a + b);\n}')).toEqual([]);
    expect(engine('tellShot(g);\nfunction tellShot(g) {\n  if (g > 1) return;\n  g.tell(() => a + b);\n}')).toEqual([]);
    expect(engine('g.teller(a);')).toHaveLength(1);
    expect(engine('const x = -1;\nconst y = 1 << n;')).toEqual([]);
  });

  test('a chain with ?. stays whole', () => {
    expect(engine('const x = a?.b.filter(f).some(h);')).toEqual([]);
  });
});

describe('the mutants of the cards', () => {
  const language = `
export const both = (...fs: readonly Filter[]): Filter => all(fs);
export const which = (s: Selector, f: Filter): Selector => pick(s, f);
export const skill = (name: Skill, n = 1): Filter => after(name, n);
export const bound = (name: string, text = 'it'): Selector => named(name);`;
  const words = signaturesIn('language.ts', language);
  const card = (source: string) => told(clauseMutants('card.ts', source, words));

  test('a property, unless it is a label or words', () => {
    expect(card("dilemma('A', { name: 'a', text: 't', missing: 'm', when: x });")).toEqual([
      "1 statement: without dilemma('A', { name: 'a', text: 't', missing: 'm', when: x });",
      '1 property: without when: x',
    ]);
  });

  test('each element of a list, and not the list as a whole', () => {
    expect(card('const d = event({ modifiers: [a, ...b] });')).toEqual([
      '1 element: without a',
      '1 element: without ...b',
    ]);
  });

  test('arguments that may be left out, and what narrows another word', () => {
    expect(card('const d = which(present, both(a, b));')).toEqual([
      '1 unwrap: which(present, both(a, b)) → present',
      '1 argument: without a',
      '1 argument: without b',
    ]);
    expect(card("const d = skill('Law', 2);")).toEqual(['1 argument: without 2']);
    expect(card("const d = bound('x', 'the captive');")).toEqual([]);
  });

  test('what a script does', () => {
    expect(card('const s = script(t, function* ({ g }) {\n  if (!g) return;\n  kill(g);\n});')).toEqual([
      '2 if: without if (!g) return;',
      '3 statement: without kill(g);',
    ]);
  });
});

describe('sleeping mutants', () => {
  const source = `
const list = (n) => [n < 3 && n > 0, ...[n].filter((x) => x > 1)];
const options = (n) => ({ n, more: n + 1 });
function put(n, out) { if (n > 1) out.push(n); else out.push(-n); out.push(0); }
export function run(n) { const out = []; put(n, out); return JSON.stringify([list(n), options(n), out]); }`;
  const found = [...engineMutants('a.ts', source), ...clauseMutants('a.ts', source, new Map())];
  const numbered = found.map((m, i) => ({ ...m, number: i + 1 }));
  const results = (code: string, awake: number) => {
    const run = new Function('__at', `${code.replace('export ', '')}\nreturn run;`)((n: number) => n === awake);
    return [0, 1, 2, 3].map((n) => run(n));
  };

  test('change nothing until they are called, and then what the mutant changes', () => {
    const all = instrument(source, numbered);
    expect(results(all, 0)).toEqual(results(source, 0));
    for (const mutant of numbered) {
      const attempt = (code: string) => {
        try {
          return results(code, mutant.number);
        } catch (error) {
          return String(error);
        }
      };
      expect(attempt(all), mutant.change).toEqual(attempt(mutate(source, mutant)));
    }
    expect(numbered.length).toBeGreaterThan(25);
  });
});

describe('a run over a tiny game', () => {
  /** The type checker and the processes of a run take their time on a busy machine. */
  const TIME = 180_000;
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  const RULES = `export function mayMove(range: number, distance: number): boolean {
  if (range === 0) return false;
  return range >= distance;
}
export function word(name: string | null): string {
  if (name === null) return 'nobody';
  return name.trim();
}
export function spin(n: number): number {
  let turns = 0;
  while (turns < n) turns++;
  return turns;
}
const wings: string[] = [];
wings.push('left');
export const span = (): string => wings[0].trim();
export const forgotten = (a: number, b: number): number => a + b;
`;
  const JUDGE = `import { mayMove, span, spin, word } from './rules.ts';
span();
export function trial(text: string): string[] {
  const [range, distance, may] = JSON.parse(text);
  if (mayMove(range, distance) !== may || word(' a ') !== 'a' || spin(3) !== 3) throw new Error('wrong');
  return [];
}
`;
  const FAR = '[2, 3, false]';
  const NEAR = '[3, 2, true]';

  function tiny(scenarios: Record<string, string>): Project {
    const root = mkdtempSync(join(tmpdir(), 'spaceline-mutants-'));
    folders.push(root);
    const options = { strict: true, target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', types: [] };
    const compilerOptions = { ...options, allowImportingTsExtensions: true, noEmit: true };
    const files = { 'tsconfig.json': JSON.stringify({ compilerOptions }), 'rules.ts': RULES, 'judge.ts': JUDGE };
    for (const [name, text] of Object.entries({ ...files, ...scenarios })) writeFileSync(join(root, name), text);
    return {
      root,
      cache: join(root, 'cache'),
      entry: 'judge.ts',
      external: [],
      modes: ['plain'],
      patience: 1000,
      scenarios: Object.keys(scenarios),
      sources: ['rules.ts', 'judge.ts'],
      mutants: () => engineMutants('rules.ts', readFileSync(join(root, 'rules.ts'), 'utf8')),
      part: () => 'engine',
    };
  }

  const findingsOf = (project: Project) => new Findings(found(project), fingerprint(project), project.modes);
  const found = (project: Project) => join(project.cache, 'found.jsonl');
  async function run(project: Project, only = '') {
    const said: string[] = [];
    const mutants = namedMutants(project).filter((m) => m.change.startsWith(only));
    const findings = findingsOf(project);
    await tryAll(project, mutants, findings, (text) => said.push(text));
    return { said, judged: mutants.map((m) => ({ ...m, ...findings.verdictOn(m)! })) };
  }

  test(
    'says what was killed, by which scenario, what survived, what is never reached and what is not valid',
    async () => {
      const { judged } = await run(tiny({ 'far.yaml': FAR, 'near.yaml': NEAR }));
      expect(Object.fromEntries(judged.map((m) => [`${m.line} ${m.change}`, m.verdict]))).toEqual({
        // no scenario has a ship without RANGE
        '2 without if (range === 0) return false;': 'survived',
        '2 range === 0 → range !== 0': 'killed',
        '2 0 → 1': 'survived',
        '2 false → true': 'unreached',
        // nor one that just gets there
        '3 range >= distance → range > distance': 'survived',
        '3 range >= distance → true': 'killed',
        '3 range >= distance → false': 'killed',
        // these do not compile
        "6 without if (name === null) return 'nobody';": 'invalid',
        '6 name === null → name !== null': 'invalid',
        '10 0 → 1': 'survived',
        '11 turns < n → turns <= n': 'killed',
        // goes round in circles
        '11 without turns++;': 'killed',
        // these do not load
        "15 without wings.push('left');": 'invalid',
        '16 0 → 1': 'invalid',
        '17 a + b → a - b': 'unreached',
      });
      const verdictOn = (change: string) => judged.find((m) => m.change === change);
      expect(verdictOn('range >= distance → true')?.by).toBe('far.yaml');
      expect(verdictOn('range >= distance → false')?.by).toBe('near.yaml');
      expect(verdictOn('without turns++;')?.why).toMatch(/timed out/);
      const words = inWords(summary(judged));
      expect(words).toContain('survived rules.ts:3 [limit] range >= distance → range > distance');
      expect(words).toContain('survived (never reached) rules.ts:17 [arithmetic] a + b → a - b');
      expect(words).toContain('5 killed (45.5 %), 6 survived, 2 of them never reached, 4 not valid');
    },
    TIME,
  );

  test(
    'is refused while a scenario fails without a mutant',
    async () => {
      const wrong = run(tiny({ 'far.yaml': FAR, 'wrong.yaml': '[3, 2, false]' }), 'range');
      await expect(wrong).rejects.toThrow('wrong.yaml fails without a mutant (plain): wrong');
    },
    TIME,
  );

  test(
    'goes on where it was broken off, and knows when a scenario has changed',
    async () => {
      const project = tiny({ 'near.yaml': NEAR });
      const { judged, said } = await run(project, 'range >= distance');
      expect(judged.map((m) => `${m.change}: ${m.verdict}`)).toEqual([
        'range >= distance → true: survived',
        'range >= distance → false: killed',
        'range >= distance → range > distance: survived',
      ]);
      expect(said[0]).toMatch(/^3 mutants to try/);
      expect((await run(project, 'range >= distance')).said).toEqual([]);

      const lines = readFileSync(found(project), 'utf8').split('\n');
      writeFileSync(found(project), `${lines[0]}\n${lines[1].slice(0, 20)}`);
      const again = await run(project, 'range >= distance');
      expect(again.said[0]).toMatch(/^2 mutants to try/);
      expect(again.judged).toEqual(judged);

      writeFileSync(join(project.root, 'near.yaml'), '[2, 2, true]');
      const findings = findingsOf(project);
      expect(judged.map((m) => findings.verdictOn(m))).toEqual([undefined, undefined, undefined]);
      expect(judged.map((m) => findings.survivors.has(m.name))).toEqual([true, false, true]);
      const better = await run(project, 'range >= distance');
      expect(better.judged.map((m) => m.verdict)).toEqual(['survived', 'killed', 'killed']);
    },
    TIME,
  );
});

describe('the list of equivalent mutants', () => {
  test('means mutants that are there, and gives a reason for each', () => {
    const list = readEquivalents(EQUIVALENTS);
    expect(sortOut(ours, list).stale).toEqual([]);
    for (const entry of list) expect(entry.why.length, entry.change).toBeGreaterThan(20);
  });

  test('what means no mutant is found out', () => {
    const there = { file: 'a.ts', code: 'if (x) return;', operator: 'not', change: 'x → !(x)', nth: 2 };
    const gone = { ...there, nth: 1 };
    const why = 'the game goes on in the same way';
    const mutants = [{ ...there, name: 'a' }] as ReturnType<typeof namedMutants>;
    const sorted = sortOut(
      mutants,
      [there, gone].map((entry) => ({ ...entry, why })),
    );
    expect(sorted).toEqual({ equivalent: mutants, others: [], stale: [{ ...gone, why }] });
  });
});

describe('a sample', () => {
  const mutantsOf = (source: string) =>
    namedMutants({ ...project, mutants: () => engineMutants('packages/engine/src/index.ts', source) });

  test('is drawn by seed, and a larger one contains it', () => {
    const some = ours.slice(0, 300);
    const ten = sample(some, '1', 10);
    expect(sample(some, '1', 20).slice(0, 10)).toEqual(ten);
    expect(sample(some, '2', 10)).not.toEqual(ten);
  });

  test('is drawn from mutants that all have a name of their own', () => {
    expect(new Set(ours.map((m) => m.name)).size).toBe(ours.length);
  });

  test('names do not change with the place of a line, and tell equal changes on equal lines apart', () => {
    const names = (source: string) => mutantsOf(source).map((m) => m.name);
    expect(names('const a = 1 + b;\n')).toEqual(names('const a = 1 + b;\n\n'));
    expect(new Set(names('if (a) b();\nif (a) b();\n')).size).toBe(6);
  });
});
