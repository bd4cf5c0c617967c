// Writes docs/words.md: every word of the card language, what it takes, what it says, an example, and the cards that use it; and the
// cards that docs/card-language.md shows. A test checks that both are current.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT } from './root.mjs';
import { about, importedByCards, inCards, keyOf, LANGUAGE, usesOf, wordFiles, wordsOf } from './vocabulary.mjs';

export const WORDS = join(ROOT, 'docs', 'words.md');

/** What the files of the language are about, in the order in which a newcomer meets them. */
const CHAPTERS = [
  ['builders.ts', 'Cards: one builder for each type, and ways of playing, seeding, using'],
  ['nouns.ts', 'Nouns: cards in play'],
  ['places.ts', 'Places'],
  ['selectors.ts', 'More that a text can speak of'],
  ['happened.ts', 'What has just happened'],
  ['whenever.ts', 'Each time that something happens'],
  ['filters.ts', 'Filters: which of them'],
  ['kinds.ts', 'More filters: what a card is and can do'],
  ['whereabouts.ts', 'More filters: where a card is'],
  ['sharing.ts', 'More filters: what cards have in common'],
  ['amounts.ts', 'Amounts'],
  ['conditions.ts', 'Conditions: if, while, unless'],
  ['comparing.ts', 'Comparing numbers'],
  ['pickers.ts', 'Pickers: who chooses, and how many'],
  ['effects.ts', 'Effects: what is done'],
  ['moving.ts', 'Effects that move cards'],
  ['people.ts', 'Effects on people'],
  ['lasting.ts', 'What lasts, and what is put off'],
  ['memory.ts', 'What a card remembers'],
  ['limits.ts', 'How often'],
  ['instead.ts', 'In place of a draw or of the card play'],
  ['costs.ts', 'What is paid, and what others must pay'],
  ['downloads.ts', 'Downloads'],
  ['scoring.ts', 'Points'],
  ['looking.ts', 'Looking at hidden cards'],
  ['modifiers.ts', 'Modifiers: what holds while a card is in play'],
  ['identity.ts', 'What a card is'],
  ['allowing.ts', 'What is allowed, and what is not'],
];

const MOST = 6;
const listed = (names) =>
  `${names.slice(0, MOST).join(', ')}${names.length > MOST ? ` and ${names.length - MOST} more` : ''}`;

function line(word, use) {
  const titles = [...use.titles].sort();
  const others = [...use.words].sort().map((w) => `\`${w}\``);
  const who = titles.length > 0 ? listed(titles) : others.length > 0 ? `in ${listed(others)}` : 'no card yet';
  const example = use.example !== null ? `\`${use.example}\` ` : '';
  const gives = word.gives === '' ? '' : `\`${word.gives}\` `;
  return `- **\`${word.signature}\`** ${gives}${word.says} ${example}*(${who})*`.replace(/ +/g, ' ');
}

const from = (home) => (home.startsWith(LANGUAGE) ? 'the language' : `\`${inCards(home)}\``);

export function wordsText() {
  const files = wordFiles();
  const all = wordsOf(files, importedByCards(files));
  const words = all.filter((w) => !w.script);
  const used = usesOf(files, all);
  const chapter = (title, intro, lines) =>
    lines.length === 0 ? [] : [`## ${title}\n\n${intro ? `${intro}\n\n` : ''}${lines.join('\n')}\n`];
  const section = (path, title, intro) =>
    chapter(
      title,
      intro,
      words.filter((w) => w.home === path).map((w) => line(w, used.get(keyOf(w)))),
    );
  const known = CHAPTERS.map(([f]) => `${LANGUAGE}/${f}`);
  const missing = files.filter(
    (f) => f.path.startsWith(LANGUAGE) && !known.includes(f.path) && words.some((w) => w.home === f.path),
  );
  if (missing.length > 0)
    throw new Error(
      `no chapter of docs/words.md is about ${missing.map((f) => f.path).join(', ')}: see CHAPTERS in scripts/words.mjs`,
    );
  const language = CHAPTERS.flatMap(([f, title]) => section(`${LANGUAGE}/${f}`, title));
  const shared = files
    .filter((f) => !f.path.startsWith(LANGUAGE))
    .flatMap((f) => section(f.path, `Words of the cards: \`${inCards(f.path)}\``, about(f)));
  const machinery = chapter(
    'For scripts',
    'What is handed the game or a reading, and names that several files share: no part of a sentence.',
    all.filter((w) => w.script).map((w) => `${line(w, used.get(keyOf(w)))}, from ${from(w.home)}`),
  );
  return `# The words of the card language

Written by \`node scripts/words.mjs\`; do not edit. How a card is put together from them is in [card-language.md](card-language.md).
Each word with what it takes (in braces the names of options), what it gives, what it says, an example (dots for what would be too long), and
the cards that use it, or the words that are made with it. A definition imports the first chapters from \`@spaceline/engine/language\`, and the words that only
families of cards share from the files that their chapters name, in \`packages/cards/src/\`.

${[...language, ...shared, ...machinery].join('\n')}`;
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
  const text = wordsText();
  writeFileSync(WORDS, text);
  console.log(`docs/words.md: ${text.split('\n- **').length - 1} words`);
}
