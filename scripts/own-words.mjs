// Words that serve one card alone, wherever their code stands. A word beside the cards is the meaning of a phrase; while exactly one
// definition says it, directly or by other words, it is counted as if it stood in that definition (scripts/card-bars.mjs): as a script if
// there is a function in it, as internals if it names something of the engine, as hand-written text if there is English in it.

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { cardFiles } from './card-index.mjs';
import { ROOT } from './root.mjs';
import { walk } from './sources.mjs';
import { declarations, LANGUAGE, parsed, valuesOf, wordFiles } from './vocabulary.mjs';

const CARDS = 'packages/cards/src';
/** What lies beside the cards and is no word: it puts the package together. */
const PACKAGE = ['all-facts.ts', 'definitions.ts', 'errata.ts', 'index.ts', 'text.ts'].map((f) => `${CARDS}/${f}`);
const VALUES = ['VariableDeclarator', 'FunctionDeclaration'];
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

/** The names that a piece of code reads: not those of properties. */
function namesIn(node) {
  const out = new Set();
  walk(node, null, '', (n, parent, key) => {
    if (n.type !== 'Identifier') return;
    const isMember = parent?.type === 'MemberExpression' && key === 'property' && !parent.computed;
    const isKey = parent?.type === 'Property' && key === 'key' && !parent.shorthand;
    if (!isMember && !isKey) out.add(n.name);
  });
  return out;
}

/** Where the names come from that a file imports, other than types: `file#name`, or what is imported from. */
function importsOf({ path, program }) {
  const out = new Map();
  for (const s of program.body) {
    if (s.type !== 'ImportDeclaration' || s.importKind === 'type') continue;
    const { value } = s.source;
    const home = value.startsWith('.') ? normalize(join(dirname(path), value)) : value;
    for (const x of s.specifiers)
      if (x.type === 'ImportSpecifier' && x.importKind !== 'type') out.set(x.local.name, `${home}#${x.imported.name}`);
  }
  return out;
}

/** Is there a function in it, besides the one that it is itself? A word with holes is no script for having them. */
export function hasLogic(node) {
  let found = false;
  walk(node, null, '', (n) => {
    if (n !== node && FUNCTIONS.includes(n.type)) found = true;
  });
  return found;
}

/**
 * The declarations of these files that serve exactly one of these cards, what only such words are made with included: name, home, that
 * card, what was declared, and whether it is exported, has a function in it, names something of the engine.
 * @param {ReturnType<typeof parsed>[]} words
 * @param {ReturnType<typeof parsed>[]} cards
 */
export function ownWords(words, cards) {
  const declared = new Map();
  for (const file of words) {
    const imports = importsOf(file);
    for (const d of declarations(file)) {
      if (!VALUES.includes(d.node.type)) continue;
      const node = d.node.init ?? d.node;
      const names = [...namesIn(node)];
      const keys = names.map((name) => imports.get(name) ?? `${file.path}#${name}`);
      const internals = names.some((name) => imports.get(name)?.startsWith('@spaceline/engine#'));
      declared.set(`${file.path}#${d.name}`, { ...d, node, file, keys, internals, cards: new Set() });
    }
  }
  const serve = (key, card) => {
    const word = declared.get(key);
    if (word === undefined || word.cards.has(card)) return;
    word.cards.add(card);
    for (const other of word.keys) serve(other, card);
  };
  for (const card of cards) for (const key of importsOf(card).values()) serve(key, card.path.slice(CARDS.length + 1));
  return [...declared.values()]
    .filter((w) => w.cards.size === 1)
    .map((w) => ({
      name: w.name,
      home: w.file.path,
      card: [...w.cards][0],
      node: w.node,
      exported: w.exported,
      script: hasLogic(w.node),
      internals: w.internals,
    }));
}

/** The words of one card as the cards are now, and how many words there are beside the cards. */
export function ownWordsOfCards() {
  const words = wordFiles().filter((f) => !f.path.startsWith(LANGUAGE) && !PACKAGE.includes(f.path));
  const cards = cardFiles().map((f) => parsed(normalize(`${CARDS}/${f}`), readFileSync(join(ROOT, CARDS, f), 'utf8')));
  return { own: ownWords(words, cards), words: words.flatMap(valuesOf).length };
}
