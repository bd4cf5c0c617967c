/** The page about scenarios cannot rot: its examples run in all four ways, and no word of the format lacks one. */
import { fileURLToPath } from 'node:url';
import { FORMATS, OPTION_NAMES } from '@spaceline/formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from './files.ts';
import { CAPTIVE_KEYS, HELD } from './scenario/cards.ts';
import { DECK_EXPECTATIONS, DECK_KEYS } from './scenario/deck.ts';
import { CARD_KEYS } from './scenario/entry.ts';
import { DIRECTOR_KEYS, EVENT_EXPECTATIONS, EVENT_KEYS, EVENT_STEPS, RESULT_KEYS } from './scenario/event.ts';
import { EXPECTATION_KEYS, RESULTS, VALUE_KEYS } from './scenario/expect.ts';
import { STEP_KEYS, STEP_VERBS } from './scenario/match.ts';
import { MODES } from './scenario/modes.ts';
import { OTHER_PLACES, PILE_NAMES, PLACES_OF } from './scenario/places.ts';
import { ROOT_KEYS, STEPS } from './scenario/run.ts';
import { runScenario } from './scenario/runner.ts';
import { SEALED_EXPECTATIONS, SEALED_KEYS } from './scenario/sealed.ts';
import { STATES } from './scenario/states.ts';
import { ENTRY_KEYS, PHASES, PLAYER_KEYS, SEGMENTS, SIDE_KEYS, TURN_KEYS } from './scenario/table.ts';

const PAGE = readText(fileURLToPath(new URL('../../../docs/scenarios.md', import.meta.url)));
const EXAMPLES = [...PAGE.matchAll(/^```yaml\n(.*?)^```$/gms)].map((m) => m[1]);

describe('the examples of docs/scenarios.md', () => {
  it.each(EXAMPLES.map((text) => [parse(text).title as string, text]))('%s', (title, text) => {
    expect(runScenario(title, text, MODES).message).toBe(null);
  });
});

// ----- what the examples show, each word where it has its meaning

type Tree = Readonly<Record<string, unknown>>;
const isTree = (v: unknown): v is Tree => v !== null && typeof v === 'object' && !Array.isArray(v);
const list = (v: unknown): unknown[] => (Array.isArray(v) ? v : v === undefined ? [] : [v]);
const trees = (v: unknown): Tree[] => list(v).filter(isTree);
/** What these say under one of these keys. */
const under = (all: readonly Tree[], ...keys: string[]): unknown[] =>
  all.flatMap((t) => keys.flatMap((k) => list(t[k])));
const treesUnder = (all: readonly Tree[], ...keys: string[]): Tree[] => under(all, ...keys).filter(isTree);
const values = (all: readonly Tree[]): unknown[] => all.flatMap((t) => Object.values(t)).flatMap(list);
const keys = (all: readonly Tree[]): string[] => all.flatMap((t) => Object.keys(t));

const files = trees(EXAMPLES.map((text) => parse(text)));
const tables = files.filter((f) => f.deck === undefined && f.sealed === undefined && f.event === undefined);
const events = files.filter((f) => f.event !== undefined);
const players = treesUnder(treesUnder(files, 'players'), 'A', 'B');
const locations = treesUnder(files, 'spaceline');
const sides = treesUnder(locations, 'A', 'B');
const cardsIn = (cards: readonly Tree[]): Tree[] =>
  cards.flatMap((c) => [c, ...cardsIn(trees(Object.values(c).filter(Array.isArray).flat()))]);
const cards = cardsIn(trees([values(players), values(sides), under(locations, 'seeds', 'on', 'also')].flat()));
const steps = treesUnder(files, 'steps');
const expectations = (all: readonly Tree[]): Tree[] => treesUnder(treesUnder(all, 'steps'), 'expect');
const expected = expectations(tables);
const wanted = under([...steps, ...treesUnder(expected, 'offered', 'not-offered')], 'A', 'B');
const places = values(treesUnder(expected, 'in')).map(String);

describe('every word of the format', () => {
  it.each<[string, readonly string[], readonly unknown[]]>([
    ['a file', ROOT_KEYS, keys(files)],
    ['a format', FORMATS.map((f) => f.id).filter((id) => id !== 'full'), under(files, 'format')],
    ['a turn', TURN_KEYS, keys(treesUnder(files, 'turn'))],
    ['a segment', [...SEGMENTS, ...PHASES], under(treesUnder([...files, ...expected], 'turn'), 'segment')],
    ['a player', PLAYER_KEYS, keys(players)],
    ['a location', ENTRY_KEYS, keys(locations)],
    ['a side', SIDE_KEYS, keys(sides)],
    ['a card', CARD_KEYS, keys(cards)],
    ['a captive', CAPTIVE_KEYS, keys(treesUnder(cards, 'captive'))],
    ['a captive: held', Object.keys(HELD), under(treesUnder(cards, 'captive'), 'held')],
    ['a step', STEPS, keys(steps)],
    ['what a player does', STEP_KEYS, keys(trees(wanted))],
    ['what a player does: the verb', STEP_VERBS, [...wanted, ...under(trees(wanted), 'verb')]],
    ['an expectation', EXPECTATION_KEYS, keys(expected)],
    ['a place', [...Object.keys(PILE_NAMES), ...OTHER_PLACES], places],
    ['a place at a card', PLACES_OF, places.map((p) => /^(brig of|\w+)/.exec(p)?.[0])],
    ['a state', Object.keys(STATES), values(treesUnder(expected, 'is'))],
    ['a value', VALUE_KEYS, keys(trees(values(treesUnder(expected, 'value'))))],
    ['a pile that is counted', Object.keys(PILE_NAMES), keys(treesUnder(treesUnder(expected, 'cards'), 'A', 'B'))],
    ['a result', RESULTS, under(expected, 'result')],
    ['a deck', DECK_KEYS, keys(treesUnder(files, 'deck'))],
    ['a verdict on a deck', DECK_EXPECTATIONS, keys(expectations(files.filter((f) => f.deck !== undefined)))],
    ['a sealed event', SEALED_KEYS, keys(treesUnder(files, 'sealed'))],
    ['a tournament', EVENT_KEYS, keys(treesUnder(files, 'event'))],
    ['a step of a tournament', EVENT_STEPS, keys(steps)],
    ['a result', RESULT_KEYS, keys(treesUnder(steps, 'result'))],
    ['what a director does', DIRECTOR_KEYS, keys(treesUnder(steps, 'director'))],
    ['what a tournament comes to', EVENT_EXPECTATIONS, keys(expectations(events))],
    ['what a sealed event gives', SEALED_EXPECTATIONS, keys(expectations(files.filter((f) => f.sealed !== undefined)))],
  ])('of %s is in an example', (_, words, shown) => {
    expect(words.filter((w) => !shown.includes(w))).toEqual([]);
  });

  it.each([['that is an option', OPTION_NAMES]])('%s is on the page', (_, words) => {
    expect(words.filter((w) => !PAGE.includes(`\`${w}\``))).toEqual([]);
  });
});
