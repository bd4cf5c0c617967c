/**
 * The engine knows rules, not cards: no title of a single card stands in its sources, neither as a string nor in a longer text, a name, a
 * comment or the name of a file. A title of one word is often a word of the game as well, and is looked for among strings alone.
 */
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { FACTS } from '@spaceline/cards';
import { allRules } from '@spaceline/rulebook';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/root.mjs';
import { isTest, sourcesIn, walk } from '../../scripts/sources.mjs';

const ENGINE = join(ROOT, 'packages/engine/src');

/** What a rule is about and names, so that the engine has to know it: the title, and that rule. */
const NAMED_BY: Readonly<Record<string, string>> = {
  'Borg Ship': 'R-8.27',
  "Caretaker's Array": 'WARP-06',
  // a keyword of people
  Founder: 'DOM-03',
  // a kind of station
  Nor: 'R-11.40',
  'Q-Flash': 'R-8.17',
  "Q's Tent": 'R-11.51',
  'Red Alert!': 'WARP-34',
  'White Deprivation': 'DOM-16',
};
/** Ordinary words that a title only looks like once its signs are left out. */
const ORDINARY: Readonly<Record<string, string>> = { 'Pla-Net': 'planet' };

const plain = (s: string): string => s.replace(/’/g, "'");
/** `borgShip`, `borg-ship` and "Borg Ship" are one name. */
const bare = (s: string): string => s.toLowerCase().replace(/[^a-z0-9]/g, '');

const TITLES = [...new Set(FACTS.map((f) => f.title))].filter((t) => ORDINARY[t] === undefined);
const EXACT = new Set(TITLES);
const LONG = TITLES.filter((t) => /[ -]/.test(t));
const BARE = new Map(LONG.map((t) => [bare(t), t]));
const SPOKEN = LONG.filter((t) => t.includes(' '));

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

const textOf = (n: Node): string | null => {
  if (n.type === 'Literal') return typeof n.value === 'string' ? n.value : null;
  return n.type === 'TemplateElement' ? (n.value as { cooked: string }).cooked : null;
};

function titlesIn(path: string, source: string): Set<string> {
  const found = new Set<string>();
  const named = (name: string): void => {
    const title = BARE.get(bare(name));
    if (title !== undefined) found.add(title);
  };
  const speaks = (text: string): void => {
    for (const t of SPOKEN) if (text.includes(t)) found.add(t);
  };
  named(basename(path, '.ts'));
  const { program, comments } = parseSync(path, source);
  walk(program, null, '', (n: Node) => {
    if (n.type === 'Identifier') named(n.name!);
    const text = textOf(n);
    if (text === null) return;
    if (EXACT.has(plain(text))) found.add(plain(text));
    named(text);
    speaks(plain(text));
  });
  for (const c of comments) speaks(plain(c.value).replace(/\s*\n\s*\*?\s*/g, ' '));
  return found;
}

const files = (sourcesIn(ENGINE) as string[]).filter((f) => !isTest(f));
const inEngine = files.map((f) => [relative(ENGINE, f), titlesIn(f, readFileSync(f, 'utf8'))] as const);

describe('a title of a card in the engine', () => {
  it('is there only where a rule names it', () => {
    expect(files.length).toBeGreaterThan(150);
    const others = inEngine.flatMap(([f, titles]) => [...titles].filter((t) => !NAMED_BY[t]).map((t) => `${f}: ${t}`));
    expect(others).toEqual([]);
  });

  it('is on the list only while it is needed, with the rule that names it', () => {
    const used = new Set(inEngine.flatMap(([, titles]) => [...titles]));
    expect(Object.keys(NAMED_BY).filter((t) => !used.has(t))).toEqual([]);
    const rules = new Map(allRules().map((r) => [r.id, plain(JSON.stringify(r)).toLowerCase()]));
    expect(Object.entries(NAMED_BY).filter(([t, rule]) => !rules.get(rule)?.includes(t.toLowerCase()))).toEqual([]);
  });

  it.each([
    ["const a = 'Gowron';", 'Gowron'],
    ["const a = 'unless Kathryn Janeway is there';", 'Kathryn Janeway'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a piece of code
    ['const a = `${n} of the Kazon Raider`;', 'Kazon Raider'],
    ['const kazonRaider = 1;', 'Kazon Raider'],
    ["const a = 'kazon-raider';", 'Kazon Raider'],
    ['/** as the Kazon Raider does */', 'Kazon Raider'],
  ])('would be found: %s', (source, title) => {
    expect([...titlesIn('x.ts', source)]).toEqual([title]);
  });

  it('would be found as the name of a file', () => {
    expect([...titlesIn('kazon-raider.ts', '')]).toEqual(['Kazon Raider']);
  });
});
