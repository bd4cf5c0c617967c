import { expect, test } from 'vitest';
import { checkFile, checkTree } from '../scripts/card-guards.mjs';
import { describe as inWords } from '../scripts/sources.mjs';

const FILE = 'packages/cards/src/voy/event/a-card.ts';
const check = (source: string, file = FILE): string[] => checkFile(file, source).map(inWords);

test('no card goes round a guard of the rules', () => {
  expect(checkTree().map(inWords)).toEqual([]);
});

test('what is found is named with file and line', () => {
  expect(check('\nconst go = (g: Game, id: number, to: Spot) => putAt(g, id, to);')).toEqual([
    `${FILE}:2: puts somebody somewhere by hand: say sendTo, which knows holograms (VOY-21, VOY-22)`,
  ]);
  expect(check("const f = people.which(both(able, not(affiliation('Borg'))));")).toEqual([
    `${FILE}:1: non-Borg is neither the affiliation nor the species: say not(kin('Borg'))`,
  ]);
});

test.each([
  "const f = allOf(no(itIs(affiliation('Borg'))), itIsAbroad);",
  "const f = not(either(affiliation('Borg'), icon('BO')));",
  'const f = ({ g, you }, id) => g.card(g.card(id).host).controller === you;',
  'const f = ({ g, you }, { host }) => you !== g.card(host).controller;',
])('is found: %s', (source) => {
  expect(check(source)).toHaveLength(1);
});

test.each([
  "const f = not(kin('Borg'));",
  "const f = ships.which(affiliation('Borg'));",
  "const f = not(affiliation('Klingon'));",
  'const go = (g: Game, id: number, to: Spot) => sendTo(g, id, to);',
  'const f = ({ g, you }, { host }) => controls(g, you, host);',
])('is fine: %s', (source) => {
  expect(check(source)).toEqual([]);
});

test('a person, a ship or Equipment says where others report (CR-112)', () => {
  const report = "export const a = personnel('A', { modifiers: [mayReportHere(icon('Holo'))] });";
  expect(check(report, 'packages/cards/src/ha/personnel/a.ts')).toHaveLength(1);
  expect(check(report.replace("'))", "'), { place: 'aboard' })"), 'packages/cards/src/ha/personnel/a.ts')).toEqual([]);
  expect(check(report, 'packages/cards/src/ds9/site/a.ts')).toEqual([]);
});

test('where the rule means the affiliation, or nobody is sent, the file is excepted', () => {
  expect(check("const f = not(affiliation('Borg'));", 'packages/cards/src/commandeering.ts')).toEqual([]);
  expect(check('putAt(g, id, spot);', 'packages/cards/src/morphing.ts')).toEqual([]);
});
