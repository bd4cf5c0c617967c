// Writes docs/words.md: every word of the card language, what it says, an example, and the cards that use it; and the cards that
// docs/card-language.md shows. A test checks that both are current.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { cardFiles } from './card-index.mjs';
import { isMain, ROOT } from './root.mjs';
import { walk } from './sources.mjs';

export const WORDS = join(ROOT, 'docs', 'words.md');
const LANGUAGE = join(ROOT, 'packages/engine/src/language');
const CARDS = join(ROOT, 'packages/cards/src');

/** What the files of the language are about, in the order in which a newcomer meets them. */
const CHAPTERS = [
  ['builders.ts', 'Cards: one builder for each type, and ways of playing, seeding, using'],
  ['nouns.ts', 'Nouns: cards in play'],
  ['places.ts', 'Places'],
  ['selectors.ts', 'More that a text can speak of'],
  ['happened.ts', 'What has just happened'],
  ['filters.ts', 'Filters: which of them'],
  ['amounts.ts', 'Amounts'],
  ['conditions.ts', 'Conditions: if, while, unless'],
  ['pickers.ts', 'Pickers: who chooses, and how many'],
  ['effects.ts', 'Effects: what is done'],
  ['moving.ts', 'Effects that move cards'],
  ['people.ts', 'Effects on people'],
  ['lasting.ts', 'What lasts, and what is put off'],
  ['memory.ts', 'What a card remembers'],
  ['limits.ts', 'How often'],
  ['modifiers.ts', 'Modifiers: what holds while a card is in play'],
  ['identity.ts', 'What a card is'],
  ['allowing.ts', 'What is allowed, and what is not'],
];
/** For those who make words, not for those who write cards. */
const INSIDE = ['definition.ts', 'reading.ts', 'english.ts', 'names.ts', 'index.ts'];

const isSource = (f) => f.endsWith('.ts') && !f.endsWith('.test.ts') && !f.endsWith('.d.ts');

/** The exported values of a file, each with the comment above it. */
export function wordsIn(source) {
  const { program, comments } = parseSync('words.ts', source);
  const said = (start) => {
    const above = comments.filter((c) => c.type === 'Block' && c.end <= start).at(-1);
    if (!above || source.slice(above.end, start).trim() !== '') return '';
    return above.value
      .replace(/^\*/, '')
      .replace(/\n\s*\*?/g, ' ')
      .replace(/ +/g, ' ')
      .trim();
  };
  return program.body.flatMap((s) => {
    if (s.type !== 'ExportNamedDeclaration' || !s.declaration) return [];
    const d = s.declaration;
    if (d.type === 'VariableDeclaration') return d.declarations.map((v) => ({ name: v.id.name, says: said(s.start) }));
    return d.type === 'FunctionDeclaration' ? [{ name: d.id.name, says: said(s.start) }] : [];
  });
}

/** Where each name is used in the cards: titles, and the shortest piece of code that says it. */
function uses() {
  const out = new Map();
  for (const file of cardFiles()) {
    const source = readFileSync(join(CARDS, file), 'utf8');
    const { program } = parseSync(file, source);
    const imported = new Set();
    for (const s of program.body)
      if (s.type === 'ImportDeclaration' && s.importKind !== 'type')
        for (const i of s.specifiers) if (i.importKind !== 'type') imported.add(i.local.name);
    const title = titleOf(program) ?? file;
    walk(program, null, '', (n, parent) => {
      if (n.type !== 'Identifier' || !imported.has(n.name) || parent.type === 'ImportSpecifier') return;
      const code = parent.type === 'CallExpression' && parent.callee === n ? parent : n;
      const text = source
        .slice(code.start, code.end)
        .replace(/\s+/g, ' ')
        .replace(/,(?= [)\]}])/g, '');
      const was = out.get(n.name) ?? { titles: new Set(), example: null };
      was.titles.add(title);
      const better = was.example === null || isBetter(text, was.example);
      out.set(n.name, better ? { ...was, example: text } : was);
    });
  }
  return out;
}

/** An example says something, and fits on a line. */
const isBetter = (a, b) => score(a) < score(b);
const score = (text) => (text.includes('(') ? Math.abs(text.length - 40) : 500) + (text.length > 110 ? 1000 : 0);

/** The title is what the builder of an exported card is called with first. */
function titleOf(program) {
  for (const s of program.body) {
    const call = s.type === 'ExportNamedDeclaration' ? s.declaration?.declarations?.[0]?.init : null;
    if (call?.type !== 'CallExpression') continue;
    const [first] = call.arguments;
    if (typeof first?.value === 'string') return first.value;
    const constants = program.body.flatMap((x) => (x.type === 'VariableDeclaration' ? x.declarations : []));
    const named = constants.find((d) => d.id.name === first?.name)?.init?.value;
    if (typeof named === 'string') return named;
  }
  return null;
}

const MOST = 6;

function section(title, source, used) {
  const lines = wordsIn(source).map(({ name, says }) => {
    const u = used.get(name);
    const titles = u ? [...u.titles].sort() : [];
    const who =
      titles.length === 0
        ? 'no card yet'
        : `${titles.slice(0, MOST).join(', ')}${titles.length > MOST ? ` and ${titles.length - MOST} more` : ''}`;
    const example = u?.example && u.example !== name && u.example.length <= 110 ? `\`${u.example}\` ` : '';
    return `- **\`${name}\`** ${says} ${example}*(${who})*`.replace(/ +/g, ' ');
  });
  return `## ${title}\n\n${lines.join('\n')}\n`;
}

export function wordsText() {
  const used = uses();
  const files = readdirSync(LANGUAGE).filter((f) => isSource(f) && !INSIDE.includes(f));
  const known = CHAPTERS.map(([f]) => f);
  const missing = files.filter((f) => !known.includes(f));
  if (missing.length > 0)
    throw new Error(`no chapter of docs/words.md is about ${missing.join(', ')}: see CHAPTERS in scripts/words.mjs`);
  const language = CHAPTERS.map(([f, title]) => section(title, readFileSync(join(LANGUAGE, f), 'utf8'), used));
  const shared = readdirSync(join(CARDS, 'words'), { withFileTypes: true })
    .filter((e) => isSource(e.name))
    .map((e) =>
      section(`Words of the cards: \`words/${e.name}\``, readFileSync(join(CARDS, 'words', e.name), 'utf8'), used),
    );
  return `# The words of the card language

Written by \`node scripts/words.mjs\`; do not edit. How a card is put together from them is in [card-language.md](card-language.md).
Each word with what it says, an example, and the cards that use it. A definition imports the first chapters from
\`@spaceline/engine/language\`, and the words that only families of cards share from \`packages/cards/src/words/\`.

${[...language, ...shared].join('\n')}`;
}

export const LANGUAGE_DOC = join(ROOT, 'docs', 'card-language.md');

/** Cards that a page of the docs shows are shown as they are: each block of code that begins with the path of its file. */
export const withCards = (text) =>
  text.replace(/```ts\n\/\/ (packages\/cards\/src\/\S+)\n[^`]*```/g, (_, path) => {
    const source = readFileSync(join(ROOT, path), 'utf8').trimEnd();
    return `\`\`\`ts\n// ${path}\n${source}\n\`\`\``;
  });

if (isMain(import.meta.url)) {
  writeFileSync(LANGUAGE_DOC, withCards(readFileSync(LANGUAGE_DOC, 'utf8')));
  writeFileSync(WORDS, wordsText());
  console.log(`docs/words.md: ${wordsText().split('\n- **').length - 1} words`);
}
