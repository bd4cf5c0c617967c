// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code
import { describe, expect, test } from 'vitest';
import { ALLOWED, checkFile, checkTree, idleAllowances } from '../scripts/no-reading-back.mjs';
import { describe as inWords } from '../scripts/sources.mjs';

const FILE = 'web/src/table/question/turn.ts';

/** The messages for one file of the web client. */
const check = (source: string, file = FILE): string[] => checkFile(file, source).map(inWords);

describe('this project', () => {
  test('reads no words back', () => {
    expect(checkTree().map(inWords)).toEqual([]);
  });

  test('has a reason for each place where it may, and needs each of them', () => {
    for (const { why } of ALLOWED) expect(why.length).toBeGreaterThan(10);
    expect(idleAllowances()).toEqual([]);
  });
});

describe('what is found', () => {
  test('is named with file, line and code', () => {
    expect(check('\nconst over = / is killed$/.test(line.text);')).toEqual([
      'packages/web/src/table/question/turn.ts:2: reads words back: / is killed$/.test(line.text)',
    ]);
  });

  test.each([
    'const who = /with the (.+)$/.exec(menuWords(o, naming))?.[1];',
    'const yes = option.word === "Yes";',
    'if (i.label.startsWith(`${title} (`)) go();',
    'const at = `${o.stem} ${o.tail}`.trim().includes(" from ");',
    'const d = (info.lines[0] ?? "").indexOf("Damage: ");',
    'const d = /Damage: (.+)$/.exec(card.lines.join(" "));',
    'const { text } = line; const turn = text.match(/^Turn (\\d+)/);',
    'const { label: name } = item; if (name === "End turn") go();',
    'const w = optionText(o, naming); const pass = w === "Pass";',
    'const w = s.say("Pass"); const n = w.split(" ").length;',
    'const short = (text: string) => text.replace(/ \\(choose who\\)$/, "");',
    'switch (line.text) { case "Time is up": go(); }',
    'const sign = SIGNS[entry.text];',
    'if (question.title !== "Your move") wait();',
    'const bad = !!reason.text.search(/may not/);',
    'const f = (line: { text?: string }) => line.text?.toLowerCase().endsWith("wins");',
    // among others, or as a key
    'const stops = ["Pass", "Stop"].includes(o.label);',
    'const stops = new Set(["Pass"]).has(o.label);',
    'const sign = new Map([["Pass", "cross"]]).get(o.label);',
    'const stops = o.label in SIGNS;',
    'const same = Object.is(o.label, "Pass");',
    'const pass = menu.lines.includes("Pass");',
    // letter by letter
    'const p = o.label[0];',
    'const p = o.label.charAt(0);',
    'const p = o.label.at(0) === "P";',
    'for (const letter of o.label) go(letter);',
    // under another name
    'const p = o["label"] === "Pass";',
    'const { "label": name } = item; go(name === "Pass");',
    'let w; w = optionText(o, naming); const pass = w === "Pass";',
    'const f = ({ label: name }: Item) => name === "Pass";',
    'function Line({ text: t = "" }) { return t.startsWith("Turn"); }',
    // through lists, loops and callbacks
    'const dead = log.map((l) => l.text).some((t) => t.includes("is killed"));',
    'const harm = info.lines.some((l) => /Damage/.test(l));',
    'for (const l of info.lines) if (l.startsWith("Damage")) go();',
    'const [first] = info.lines; const harm = first === "Damage";',
    'const all = []; const words = [o.label, o.sub]; const pass = words.find((w) => w === "Pass");',
    'const first = log.map(function (l) { return l.text; })[0]; const over = first.endsWith("wins");',
    'const all = log.map((l) => l.text).reduce((n, t) => n + (t.match(/is killed/) ? 1 : 0), 0);',
    // through functions of the file
    'const nameOf = (o: Item) => o.label; const pass = nameOf(item) === "Pass";',
    'const isPass = (name: string) => name === "Pass"; const pass = isPass(o.label);',
    'function isPass(name: string) { return name === "Pass"; } const all = items.filter((o) => isPass(o.label));',
    'const passes = (name: string) => name === "Pass"; const any = info.lines.some(passes);',
    'const isPass = useCallback((name: string) => name === "Pass", []); go(isPass(o.label));',
  ])('reads words: %s', (source) => {
    expect(check(source)).toHaveLength(1);
  });

  test.each(['element.textContent', 'element.innerText', 'element["innerHTML"]'])('reads the page: %s', (source) => {
    expect(check(`const there = ${source};`)).toHaveLength(1);
  });

  test.each([
    'if (told.kind === "killed") go();',
    'if (o.verb === "pass" || o.mark === "stun") go();',
    'const none = line.text === "" || line.text.length === 0 || line.text == null;',
    'const shown = line.text.slice(0, at) + title;',
    'const up = item.label.toUpperCase();',
    'const name = card.title.startsWith("U.S.S. ") ? card.title.slice(7) : card.title;',
    'const found = titles.filter((t) => t.toLowerCase().includes(wanted));',
    'const { text } = { text: 1 }; const key = keys.includes(o.key);',
    'const hand = selected.startsWith("hand-");',
    'const shown = typeof line.text === "string";',
    'const shown = log.map((l) => l.text).join(" ");',
    'const rows = info.lines.map((l) => show(l, size));',
    'const isPass = (name: string) => name === "Pass"; go(isPass(o.key), o.label);',
    'let w = ""; if (o.label) w = o.label; show(w);',
    'for (const line of view.lines) if (line.includes(3)) go();',
  ])('reads none: %s', (source) => {
    expect(check(source)).toEqual([]);
  });

  test('is allowed only where the list says so', () => {
    const search = 'const found = list.filter((i) => `${i.label} ${i.sub}`.toLowerCase().includes(wanted));';
    expect(check(search, 'web/src/table/tray.tsx')).toEqual([]);
    expect(check(search, 'web/src/table/menu.tsx')).toHaveLength(1);
  });

  test('a name that is something else in an inner block is not a text there', () => {
    const source = 'const text = 3; const f = () => { const text = [1]; return text.includes(1); };';
    expect(check(source)).toEqual([]);
  });
});
