// How the cards are written: how many definitions need code of their own, reach into the engine, or write their text by hand.
// A card should read like its text. Run as a script it prints the figures, with `--list` the files, and exits 1 when a bar is broken.

import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { cardFiles } from './card-index.mjs';
import { ownWordsOfCards } from './own-words.mjs';
import { isMain, ROOT } from './root.mjs';
import { walk } from './sources.mjs';
import { wordFiles } from './vocabulary.mjs';

/**
 * At most this share of the definitions, in per cent. The first three are of what stands in a definition's own file; the next three count
 * the words that serve this card alone as its own, wherever they stand; the last is how many of the words beside the cards are such words.
 * These four are where we are, rounded up to half a point, and may only fall.
 */
export const BARS = {
  script: 12,
  internals: 10,
  handText: 10,
  scriptWithWords: 20.5,
  internalsWithWords: 18,
  handTextWithWords: 20.5,
  ownWords: 45,
};
export const MOST_LINES = 12;

const CARDS = join(ROOT, 'packages/cards');
const LANGUAGE = join(ROOT, 'packages/engine/src');

/** Every string that the facts or the language itself know: names, terms and options, not sentences. */
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
  // the options that a word of the cards names in its type
  for (const { program } of wordFiles())
    walk(program, null, '', (n) => {
      if (n.type === 'TSLiteralType' && typeof n.literal.value === 'string') out.add(n.literal.value);
    });
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

/** Does it say English of its own? Names and terms that the facts or the language know are none. */
function saysEnglish(node, known) {
  let found = false;
  walk(node, null, '', (n, parent, key) => {
    const text =
      n.type === 'Literal' && typeof n.value === 'string'
        ? n.value
        : n.type === 'TemplateElement'
          ? n.value.cooked
          : null;
    if (text === null || parent?.type === 'ImportDeclaration' || known.has(text)) return;
    // what is missing is said to players, and is no text of the card
    if (parent?.type === 'Property' && key === 'value' && parent.key.name === 'missing') return;
    if (isEnglish(text)) found = true;
  });
  return found;
}

/**
 * What one definition does besides saying its text in words of the language.
 * @param {string} source
 * @param {Set<string>} known
 */
export function measureCard(source, known) {
  const { program } = parseSync('card.ts', source);
  const found = { script: false, internals: false, handText: saysEnglish(program, known), lines: 0 };
  walk(program, null, '', (n) => {
    if (FUNCTIONS.includes(n.type)) found.script = true;
    if (n.type === 'ImportDeclaration' && n.source.value === '@spaceline/engine') found.internals = true;
  });
  const lines = source.split('\n');
  const last = program.body.filter((s) => s.type === 'ImportDeclaration').at(-1);
  const from = last ? source.slice(0, last.end).split('\n').length : 0;
  found.lines = lines.slice(from).filter((l) => l.trim() !== '').length;
  return found;
}

export function measure() {
  const known = knownWords();
  const { own, words } = ownWordsOfCards();
  const ofCard = new Map();
  for (const w of own) ofCard.set(w.card, [...(ofCard.get(w.card) ?? []), w]);
  const cards = cardFiles().map((file) => {
    const inside = measureCard(readFileSync(join(CARDS, 'src', file), 'utf8'), known);
    const beside = ofCard.get(normalize(file)) ?? [];
    const all = {
      script: inside.script || beside.some((w) => w.script),
      internals: inside.internals || beside.some((w) => w.internals),
      handText: inside.handText || beside.some((w) => saysEnglish(w.node, known)),
    };
    return { file, inside, ...all, words: beside.map((w) => w.name), lines: inside.lines };
  });
  const share = (has) => (100 * cards.filter(has).length) / cards.length;
  const lines = cards.map((c) => c.lines).sort((a, b) => a - b);
  return {
    cards,
    definitions: cards.length,
    script: share((c) => c.inside.script),
    internals: share((c) => c.inside.internals),
    handText: share((c) => c.inside.handText),
    scriptWithWords: share((c) => c.script),
    internalsWithWords: share((c) => c.internals),
    handTextWithWords: share((c) => c.handText),
    ownWords: (100 * own.filter((w) => w.exported).length) / words,
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
      const has = ['script', 'internals', 'handText'].filter((k) => c[k]);
      const words = c.words.length > 0 ? `; words of its own: ${c.words.join(', ')}` : '';
      if (has.length > 0) console.log(`${c.file}: ${has.join(', ')} (${c.lines} lines${words})`);
    }
  process.exitCode = broken.length > 0 ? 1 : 0;
}
