/** Every refusal names a rule that the rulebook has, or one of the few words that stand for none (`isRule`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRule } from '@spaceline/engine';
import { allRules } from '@spaceline/rulebook';
import { expect, test } from 'vitest';
import { CITED } from '../packages/protocol/src/citations.ts';

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
  const also = [...text.matchAll(/\b(?:also|cloaked|phased):\s*\[([^\]]*)\]/g)].map((m) => m[1]);
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

/** Cloaked and phased cards have rules of their own; a reason that cites both lets a file prove one by the other (`whyHiding`). */
test('no reason cites the rules of cloaking and those of phasing', () => {
  const between = (from: number, to: number) => (id: string) => {
    const n = /^CR-(\d+)$/.exec(id);
    return n !== null && Number(n[1]) >= from && Number(n[1]) <= to;
  };
  const ofBoth = (reason: string): boolean =>
    citedIn(reason).some(between(69, 78)) && citedIn(reason).some(between(79, 94));
  const reasons = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{[^{}]*\brule:[^{}]*\}/g)].map(([text]) => ({ file, text })),
  );
  expect(reasons.length).toBeGreaterThan(150);
  expect(reasons.filter(({ text }) => ofBoth(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  expect(ofBoth("{ rule: 'CR-70', text: 'no', also: ['CR-80'] }")).toBe(true);
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

test('every rule by which something is told to happen is in the rulebook', () => {
  expect(CITED.length).toBeGreaterThan(50);
  expect(CITED.filter((id) => !known.has(id))).toEqual([]);
});
