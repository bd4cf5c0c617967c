/** The page about scenarios cannot rot: its examples run in all four ways, and no key, verb, state or option lacks one. */
import { fileURLToPath } from 'node:url';
import { VERBS } from '@spaceline/engine';
import { OPTION_NAMES, OPTIONS_NOT_YET } from '@spaceline/formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from './files.ts';
import { CARD_KEYS } from './scenario/entry.ts';
import { EXPECTATION_KEYS, VALUE_KEYS } from './scenario/expect.ts';
import { STEP_KEYS } from './scenario/match.ts';
import { MODES } from './scenario/modes.ts';
import { PILE_NAMES } from './scenario/places.ts';
import { ROOT_KEYS } from './scenario/run.ts';
import { runScenario } from './scenario/runner.ts';
import { STATES } from './scenario/states.ts';
import { ENTRY_KEYS, PLAYER_KEYS, SIDE_KEYS } from './scenario/table.ts';

const PAGE = readText(fileURLToPath(new URL('../../../docs/scenarios.md', import.meta.url)));
const EXAMPLES = [...PAGE.matchAll(/^```yaml\n(.*?)^```$/gms)].map((m) => m[1]);

describe('the examples of docs/scenarios.md', () => {
  it.each(EXAMPLES.map((text) => [parse(text).title as string, text]))('%s', (title, text) => {
    expect(runScenario(title, text, MODES).message).toBe(null);
  });
});

/** Every key and every word of the examples. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (value === null || typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([k, v]) => [k, ...wordsIn(v)]);
}
const SHOWN = new Set(EXAMPLES.flatMap((text) => wordsIn(parse(text))));

describe('every word of the format', () => {
  it.each([
    ['a file', ROOT_KEYS],
    ['a player', PLAYER_KEYS],
    ['a location', ENTRY_KEYS.filter((k) => k !== 'between')],
    ['a side', SIDE_KEYS],
    ['a card', CARD_KEYS],
    ['a step', STEP_KEYS],
    ['a step: its verb', VERBS],
    ['an expectation', EXPECTATION_KEYS],
    ['a value', VALUE_KEYS],
    ['a pile', Object.keys(PILE_NAMES)],
  ])('of %s is in an example', (_, words) => {
    expect(words.filter((w) => !SHOWN.has(w))).toEqual([]);
  });

  it.each([
    ['a card can be', Object.keys(STATES)],
    ['is an option', OPTION_NAMES],
    ['is an option of the rules and not of the engine', OPTIONS_NOT_YET],
  ])('that %s is on the page', (_, words) => {
    expect(words.filter((w) => !PAGE.includes(`\`${w}\``))).toEqual([]);
  });
});
