/** Wherever a number stands in a text, an amount may stand: no word takes a plain number, but for those that count nothing of the game. */
import { describe, expect, it } from 'vitest';
import { declarations, parsed, wordFiles, wordsOf } from '../../scripts/vocabulary.mjs';

/** What is a number and no amount, and why. */
const PLAIN: Readonly<Record<string, string>> = {
  'boost cumulative': 'how often copies count (R-1.11), which is printed',
  'disruptedWhenLost year': 'the name of a year',
  'eachMaySeed n': 'counted in the seed phase, before there is anything to count it by',
  'insertsLocation itsSpan': 'only says the span that the facts have',
  'later turns': 'which turn it is, not how many',
  'maySeed each': 'counted in the seed phase',
  'specialDownload icon': 'which of its icons',
  'timesPerGame times': 'how often it may be done (R-4.21)',
  'when hint': 'for a bot, not in a text',
  'youMaySeed n': 'counted in the seed phase',
};

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
interface Declared {
  readonly name: string;
  readonly node: Node;
  readonly exported: boolean;
}
interface File {
  readonly path: string;
  readonly source: string;
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];
const OBJECTS = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'];
const isNode = (x: unknown): x is Node => typeof (x as Node | null)?.type === 'string';
const below = (n: Node): Node[] =>
  Object.values(n).flatMap((child) => (Array.isArray(child) ? child.filter(isNode) : isNode(child) ? [child] : []));

/** Where plain numbers stand in the parameters of these words: "later turns". */
function plainNumbers(files: readonly File[]): string[] {
  const declared = new Map(
    files.map((f) => [f.path, new Map((declarations(f) as Declared[]).map((d) => [d.name, d]))]),
  );
  /** Options are looked into; a part of a definition is not an option. */
  const optionsOf = (file: File, name: string): Node | undefined => {
    if (name === 'Amount' || name === 'Word') return undefined;
    const own = declared.get(file.path)!.get(name);
    return own && OBJECTS.includes(own.node.type) ? own.node : undefined;
  };
  const numbersIn = (file: File, type: Node, name: string, depth = 0): string[] => {
    if (type.type === 'TSNumberKeyword') return [name];
    // what a function is given is worked out by whoever calls it
    if (type.type === 'TSFunctionType' || type.type === 'TSMethodSignature') return [];
    if (type.type === 'TSPropertySignature') {
      const inner = type.typeAnnotation as Node;
      return numbersIn(file, inner, String((type.key as Node).name), depth);
    }
    if (type.type === 'TSTypeReference' && depth < 3) {
      const options = optionsOf(file, String((type.typeName as Node).name));
      if (options !== undefined) return below(options).flatMap((n) => numbersIn(file, n, name, depth + 1));
    }
    return below(type).flatMap((n) => numbersIn(file, n, name, depth));
  };
  const inParameter = (file: File, p: Node): string[] => {
    const left = (p.type === 'AssignmentPattern' ? p.left : p) as Node;
    const name = String(left.name ?? (left.argument as Node | undefined)?.name ?? 'options');
    const annotated = (left.typeAnnotation ?? (left.argument as Node | undefined)?.typeAnnotation) as Node | undefined;
    const given = p.type === 'AssignmentPattern' ? (p.right as Node) : undefined;
    if (!annotated) return given?.type === 'Literal' && typeof given.value === 'number' ? [name] : [];
    return numbersIn(file, annotated, name);
  };
  const inFunction = (file: File, word: string, fn: Node): string[] =>
    (fn.params as Node[]).flatMap((p) => inParameter(file, p)).map((name) => `${word} ${name}`);

  const words = new Set((wordsOf(files) as { home: string; name: string }[]).map((w) => `${w.home}#${w.name}`));
  const found = files.flatMap((file) =>
    [...declared.get(file.path)!.values()].flatMap(({ name, node }) => {
      if (node.type === 'ClassDeclaration')
        return ((node.body as Node).body as Node[])
          .filter((m) => words.has(`${file.path}#.${(m.key as Node).name}`))
          .flatMap((m) => inFunction(file, `.${(m.key as Node).name}`, m.value as Node));
      const made = FUNCTIONS.includes(node.type) ? node : (node.init as Node | undefined);
      return made && FUNCTIONS.includes(made.type) && words.has(`${file.path}#${name}`)
        ? inFunction(file, name, made)
        : [];
    }),
  );
  return [...new Set(found)].sort();
}

describe('a number in a word', () => {
  it('may be an amount, but where it counts nothing', () => {
    expect(plainNumbers(wordFiles())).toEqual(Object.keys(PLAIN));
  });

  it.each([
    ['export const a = (n: number): Effect => x;', ['a n']],
    ['export const a = (n = 2): Effect => x;', ['a n']],
    ['export const a = (...n: readonly (readonly [Skill, number])[]): Effect => x;', ['a n']],
    ['interface O { most?: number }\nexport const a = (o: O): Effect => x;', ['a most']],
    ['export function a(o: { most: number }): Effect { return x; }', ['a most']],
    ['export const a = (n: Amount, f: (n: number) => Effect): Effect => x;', []],
  ])('would be found: %s', (source, numbers) => {
    const speech = parsed('packages/engine/src/language/speech.ts', 'export interface Effect { run: 1 }');
    expect(plainNumbers([speech, parsed('packages/cards/src/words/x.ts', source)])).toEqual(numbers);
  });
});
