import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@spaceline/cards';
import { afterAll, expect, it } from 'vitest';
import { modesOf, runFile, told } from './scenario.ts';

const folder = mkdtempSync(join(tmpdir(), 'spaceline-scenario-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GOOD = `title: Anyone may end a turn
rules: [R-4.1]
spaceline: [{ mission: Catalog Phenomena, owner: A, A: { ships: [{ card: Kazon Raider, crew: [Maniz] }] } }]
steps:
  - A: end-turn
  - expect: { turn: { player: B } }
`;

function run(text: string) {
  const path = join(folder, 'scenario.yaml');
  writeFileSync(path, text);
  const { ok, malformed, message } = runFile(path, ['plain']);
  return { ok, malformed, message };
}

it('passes', () => {
  expect(run(GOOD)).toEqual({ ok: true, malformed: false, message: null });
});

it.each([
  ['an expectation', GOOD.replace('player: B', 'player: A')],
  ['a step', GOOD.replace('A: end-turn', 'A: { verb: move, card: Kazon Raider, to: Catalog Phenomena }')],
  ['a place', GOOD.replace('turn: { player: B }', 'in: { Maniz: discard }')],
])('fails by %s, and is not malformed', (_, text) => {
  expect(run(text)).toMatchObject({ ok: false, malformed: false });
});

it.each([
  ['verb', GOOD.replace('A: end-turn', 'A: { verb: mvoe, card: Maniz }'), /line 5: no verb is called "mvoe"/],
  ['card', GOOD.replace('Catalog Phenomena', 'Catalogue Phenomena'), /Catalog Phenomena/],
  ['card in an expectation', GOOD.replace('turn: { player: B }', 'in: { Kes: hand }'), /no card called "Kes"/],
  ['yaml', 'title: [', /not YAML/],
  ['root', '- a list', /a scenario is a mapping/],
  ['expectation', GOOD.replace('expect: { turn', 'expect: { trun'), /has no "trun"/],
  ['place', GOOD.replace('turn: { player: B }', 'in: { Maniz: nirvana }'), /is no place/],
  ['state', GOOD.replace('turn: { player: B }', 'is: { Maniz: [happy] }'), /cannot be "happy"/],
  ['player', GOOD.replace('A: end-turn', 'C: end-turn'), /line 5/],
  ['format', `${GOOD}format: chess\n`, /no format is called "chess"/],
])('is malformed by a wrong %s', (_, text, message) => {
  const result = run(text);
  expect(result).toMatchObject({ ok: false, malformed: true });
  expect(result.message).toMatch(message);
});

it('runs in all four ways unless told otherwise', () => {
  expect(modesOf({})).toEqual(['plain', 'replayed', 'forked', 'view-leak']);
  expect(modesOf({ plain: true })).toEqual(['plain']);
  expect(modesOf({ modes: ['forked'] })).toEqual(['forked']);
});

it('tells of cards without a definition, and of nothing more', () => {
  const path = join(folder, 'bodies.yaml');
  const { title } = catalogue.defs.find((d) => d.status === 'facts-only' && catalogue.byTitle(d.title).length === 1)!;
  writeFileSync(path, GOOD.replace('steps:', `players: { A: { out-of-play: ["${title}"] } }\nsteps:`));
  expect(told(runFile(path, ['plain']), [])).toMatchObject({ ok: true, bodies: [title] });
  writeFileSync(path, GOOD);
  expect(Object.keys(told(runFile(path, ['plain']), []))).toEqual(['file', 'title', 'ok', 'step', 'message']);
});
