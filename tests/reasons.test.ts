/** Every refusal names a rule that the rulebook has, or one of the few words that stand for none (`isRule`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRule } from '@spaceline/engine';
import { allRules } from '@spaceline/rulebook';
import { expect, test } from 'vitest';

const PACKAGES = new URL('../packages/', import.meta.url).pathname;
/** Where reasons and verdicts are made. */
const MAKERS = ['engine', 'cards', 'formats', 'protocol', 'server', 'web'];
const known = new Set(allRules().map((r) => r.id));

/** What a problem of a deck file says where a rule would stand: the file could not be read. */
const UNREAD = 'deck-file';

const sources = MAKERS.flatMap((name) => {
  const folder = join(PACKAGES, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path));
});

/** `rule: 'R-1.1'`, on whatever line, and what `also:` lists. */
function citedIn(text: string): string[] {
  const rules = [...text.matchAll(/\brule:([^;{}]*?)(?=,\s*\w+:|[,}\n]\s*[}\w/]|\}|$)/gm)].map((m) => m[1]);
  const also = [...text.matchAll(/\balso:\s*\[([^\]]*)\]/g)].map((m) => m[1]);
  // what is compared is no rule: `rule: a === 'Dominion' ? 'DOM-01' : …`
  const bare = [...rules, ...also].map((part) => part.replace(/=== '[^']*'/g, ''));
  return bare.flatMap((part) => [...part.matchAll(/'([^']*)'/g)].map((m) => m[1]));
}

test('what a reason cites is a rule', () => {
  const cited = sources.flatMap((file) => citedIn(readFileSync(file, 'utf8')).map((id) => ({ file, id })));
  expect(cited.length).toBeGreaterThan(250);
  const strange = cited.filter(({ id }) => isRule(id) && id !== UNREAD && !known.has(id));
  expect(strange.map(({ file, id }) => `${file.slice(PACKAGES.length)}: ${id}`)).toEqual([]);
});

test('a word that stands for no rule is none', () => {
  for (const word of ['', 'answer', 'status']) expect(isRule(word)).toBe(false);
  expect([...known].filter((id) => !isRule(id))).toEqual([]);
  expect(citedIn("const X: Reason = { rule: a ? 'R-1.1' : 'R-1.2', text: 'no', also: ['BOG-1'] };")).toEqual([
    'R-1.1',
    'R-1.2',
    'BOG-1',
  ]);
});
