// How the cards are written: how many definitions need code of their own, reach into the engine, or write their text by hand.
// A card should read like its text. Run as a script it prints the figures, with `--list` the files, and exits 1 when a bar is broken.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { cardFiles } from './card-index.mjs';
import { isScript, ownWordsOfCards } from './own-words.mjs';
import { isMain, ROOT } from './root.mjs';
import { walk } from './sources.mjs';

/** At most this share, in per cent: of the definitions, and of the words beside them those that serve one card. */
export const BARS = { script: 12, internals: 10, handText: 10, ownWords: 57 };
export const MOST_LINES = 12;

const CARDS = join(ROOT, 'packages/cards');
const LANGUAGE = join(ROOT, 'packages/engine/src');

/** Every string that the facts or the language itself know: names and terms, not sentences. */
function knownWords() {
  const out = new Set();
  const add = (value) => {
    if (typeof value === 'string') {
      out.add(value);
      for (const part of value.split(' / ')) out.add(part.replace(/ Class$/, ''));
    } else if (Array.isArray(value)) value.forEach(add);
    else if (value && typeof value === 'object') Object.values(value).forEach(add);
  };
  for (const f of readdirSync(join(CARDS, 'facts')))
    if (f.endsWith('.json')) add(JSON.parse(readFileSync(join(CARDS, 'facts', f), 'utf8')));
  for (const folder of ['language', 'core', 'cards'])
    for (const f of readdirSync(join(LANGUAGE, folder)))
      if (f.endsWith('.ts') && !f.endsWith('.test.ts'))
        walk(parseSync(f, readFileSync(join(LANGUAGE, folder, f), 'utf8')).program, null, '', (n) => {
          if (n.type === 'Literal' && typeof n.value === 'string') out.add(n.value);
        });
  return out;
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];
const MARK = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Two words or more that are no name and no mark, or a sentence with a full stop. */
const isEnglish = (s) => (!MARK.test(s) && /[a-z’']{2,}[ ,;:—-]+[a-z’'“[]{2,}/.test(s)) || /[a-z]\.$/.test(s);

/**
 * What one definition does besides saying its text in words of the language.
 * @param {string} source
 * @param {Set<string>} known
 */
export function measureCard(source, known) {
  const { program } = parseSync('card.ts', source);
  const found = { script: false, internals: false, handText: false, lines: 0 };
  walk(program, null, '', (n, parent, key) => {
    if (FUNCTIONS.includes(n.type)) found.script = true;
    if (n.type === 'ImportDeclaration' && n.source.value === '@spaceline/engine') found.internals = true;
    const text =
      n.type === 'Literal' && typeof n.value === 'string'
        ? n.value
        : n.type === 'TemplateElement'
          ? n.value.cooked
          : null;
    if (text === null || parent?.type === 'ImportDeclaration' || known.has(text)) return;
    // what is missing is said to players, and is no text of the card
    if (parent?.type === 'Property' && key === 'value' && parent.key.name === 'missing') return;
    if (isEnglish(text)) found.handText = true;
  });
  const lines = source.split('\n');
  const last = program.body.filter((s) => s.type === 'ImportDeclaration').at(-1);
  const from = last ? source.slice(0, last.end).split('\n').length : 0;
  found.lines = lines.slice(from).filter((l) => l.trim() !== '').length;
  return found;
}

export function measure() {
  const known = knownWords();
  const { own: ownWords, words } = ownWordsOfCards();
  const scripts = ownWords.filter(isScript);
  const elsewhere = new Set(scripts.map((w) => w.card));
  const reaching = new Set(scripts.filter((w) => w.internals).map((w) => w.card));
  const cards = cardFiles().map((file) => {
    const own = measureCard(readFileSync(join(CARDS, 'src', file), 'utf8'), known);
    return {
      file,
      ...own,
      script: own.script || elsewhere.has(file),
      internals: own.internals || reaching.has(file),
    };
  });
  const share = (what) => (100 * cards.filter((c) => c[what]).length) / cards.length;
  const lines = cards.map((c) => c.lines).sort((a, b) => a - b);
  return {
    cards,
    definitions: cards.length,
    script: share('script'),
    internals: share('internals'),
    handText: share('handText'),
    ownWords: (100 * ownWords.length) / words,
    medianLines: lines[Math.floor(lines.length / 2)],
  };
}

if (isMain(import.meta.url)) {
  const m = measure();
  const broken = Object.keys(BARS).filter((k) => m[k] > BARS[k]);
  console.log(`${m.definitions} definitions, median ${m.medianLines} lines`);
  for (const k of Object.keys(BARS))
    console.log(`${k}: ${m[k].toFixed(1)} % (at most ${BARS[k]} %)${broken.includes(k) ? '  TOO MUCH' : ''}`);
  if (process.argv.includes('--list'))
    for (const c of m.cards) {
      const has = Object.keys(BARS).filter((k) => c[k]);
      if (has.length > 0) console.log(`${c.file}: ${has.join(', ')} (${c.lines} lines)`);
    }
  process.exitCode = broken.length > 0 ? 1 : 0;
}
