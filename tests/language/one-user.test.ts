/**
 * What one card needs, that card says. A permission, a ban or a part of a definition that the engine knows has several cards that use it, or
 * a rule names what it is about. What only cards ask of each other is named by the card (`text:…`).
 */
import { readFileSync } from 'node:fs';
import { DEFINITIONS } from '@spaceline/cards';
import type { Definition } from '@spaceline/engine/language';
import { allRules } from '@spaceline/rulebook';
import { expect, test } from 'vitest';

const source = ['permission', 'definition']
  .map((name) => readFileSync(new URL(`../../packages/engine/src/language/${name}.ts`, import.meta.url), 'utf8'))
  .join('\n');
const between = (from: string, to: string): string => source.split(from)[1].split(to)[0];
const union = (name: string): string[] =>
  [...between(`export type ${name} =`, ';\n\n').matchAll(/^ {2}\| '([a-z-]+)'/gm)].map((m) => m[1]);

const KNOWN = [
  ...union('Granted').map((x) => `grant ${x}`),
  ...union('Forbidden').map((x) => `forbid ${x}`),
  ...[...between('export interface Definition {', '\n}').matchAll(/readonly (\w+)\?:/g)]
    // what a definition cannot do yet: there may be none
    .filter((m) => m[1] !== 'missing')
    .map((m) => `part ${m[1]}`),
];

/** The rule that names what it is about, where fewer than two cards say it. */
const NAMED_BY: Readonly<Record<string, string>> = {
  'forbid attack-on': 'R-9.1',
  'forbid cloak': 'CR-63',
  'forbid convert-draw': 'CR-140',
  'forbid crowd': 'R-7.9',
  'forbid download': 'R-5.13',
  'forbid disengage': 'R-7.19',
  'forbid downloads': 'R-5.18',
  'forbid open-fire': 'R-9.2',
  'forbid pass': 'R-7.4',
  'forbid pass-over': 'R-7.4',
  'forbid report': 'R-5.2',
  'forbid solve': 'R-8.19',
  'forbid target': 'R-12.8',
  'forbid stop': 'CR-137',
  'forbid walk': 'R-7.15',
  'forbid wound': 'R-10.6',
  'grant acquire': 'R-11.26',
  'grant adapted': 'R-11.32',
  'grant aligned': 'R-9.4',
  'grant counts-against': 'R-1.9',
  'grant doors': 'R-7.7',
  'grant double-turn': 'R-4.27',
  'grant awake': 'R-12.8',
  'grant leader': 'CR-48',
  'grant operations': 'BOG-105',
  'grant probe-at-once': 'R-11.27',
  'grant projected': 'VOY-13',
  'grant seed-like-others': 'R-1.1',
  'grant serves': 'R-7.10',
  'grant staff': 'R-7.2',
  'grant transporters': 'VOY-03',
  'grant white': 'DOM-07',
  'part covers': 'R-7.8',
  'part inserts': 'R-3.5',
  'part keepsHost': 'BOG-75',
  'part multiplexes': 'BOG-59',
  'part openToBoth': 'R-7.21',
  'part otherEnd': 'R-8.2',
  'part owes': 'R-11.65',
  'part returnsHeld': 'R-4.24',
  'part slots': 'R-2.2',
};

const users = new Map<string, Set<string>>();
const note = (what: string, title: string): void => {
  users.set(what, (users.get(what) ?? new Set()).add(title));
};
function look(d: Definition): void {
  for (const [part, value] of Object.entries(d)) if (value !== undefined) note(`part ${part}`, d.title);
  for (const m of [...(d.modifiers ?? []), ...(d.lasting ?? [])])
    if (m.kind === 'grant' || m.kind === 'forbid') note(`${m.kind} ${m.what}`, d.title);
  if (d.back) look(d.back);
}
DEFINITIONS.forEach(look);

const several = (what: string): boolean => (users.get(what)?.size ?? 0) > 1;

test('what the engine lets a card say, several cards say, or a rule names', () => {
  expect(KNOWN.length).toBeGreaterThan(60);
  expect(KNOWN.filter((x) => !several(x) && NAMED_BY[x] === undefined)).toEqual([]);
});

test('the list of what only a rule names is current', () => {
  const rules = new Set(allRules().map((r) => r.id));
  const listed = Object.keys(NAMED_BY);
  expect(Object.entries(NAMED_BY).filter(([, rule]) => !rules.has(rule))).toEqual([]);
  expect(listed.filter((x) => !KNOWN.includes(x) || several(x))).toEqual([]);
});
