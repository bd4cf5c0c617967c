// Words that serve one card alone. Such a word is the meaning of a phrase that one finished card uses so far. One with holes ("relocate
// these to those") can be said of other cards too; one without, and longer than a phrase, is that card's script, wherever its code
// stands, and is counted as one, with what it reaches for in the engine (scripts/card-bars.mjs).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardFiles } from './card-index.mjs';
import { ROOT } from './root.mjs';
import { walk } from './sources.mjs';
import { declarations, LANGUAGE, parsed, valuesOf, wordFiles } from './vocabulary.mjs';

const CARDS = 'packages/cards/src';
/** The form of an effect alone takes eight lines; with two of its own and more it is no phrase. */
const LONG = 10;
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

/** The names that a file speaks, each with how often. */
function spoken(file) {
  const out = new Map();
  walk(file.program, null, '', (n) => {
    if (n.type === 'Identifier') out.set(n.name, (out.get(n.name) ?? 0) + 1);
  });
  return out;
}

/** The names that a file has of the engine itself, other than types. */
function ofTheEngine({ program }) {
  const imports = program.body.filter((s) => s.type === 'ImportDeclaration' && s.source.value === '@spaceline/engine');
  const named = imports.filter((s) => s.importKind !== 'type').flatMap((s) => s.specifiers);
  return new Set(named.filter((x) => x.importKind !== 'type').map((x) => x.local.name));
}

function says(node, names) {
  let found = false;
  walk(node, null, '', (n) => {
    if (n.type === 'Identifier' && names.has(n.name)) found = true;
  });
  return found;
}

/**
 * The words beside the cards that exactly one definition says and no other word is made of: name, home, that definition, how many lines,
 * whether it has holes, whether it reaches into the engine.
 * @param {ReturnType<typeof parsed>[]} words
 * @param {ReturnType<typeof parsed>[]} cards
 */
export function ownWords(words, cards) {
  const inWords = words.map((file) => ({ file, names: spoken(file) }));
  const inCards = cards.map((file) => ({ file, names: spoken(file) }));
  const out = [];
  for (const file of words) {
    const inside = ofTheEngine(file);
    for (const { name, node, exported } of declarations(file)) {
      if (!exported || !['VariableDeclarator', 'FunctionDeclaration'].includes(node.type)) continue;
      const users = inCards.filter((c) => c.names.has(name));
      const alsoSaid = inWords.some((w) => (w.names.get(name) ?? 0) > (w.file === file ? 1 : 0));
      if (users.length !== 1 || alsoSaid) continue;
      const lines = file.source.slice(node.start, node.end).split('\n').length;
      const holes = node.type === 'FunctionDeclaration' || FUNCTIONS.includes(node.init?.type);
      const card = users[0].file.path.slice(CARDS.length + 1);
      out.push({ name, home: file.path, card, lines, holes, internals: says(node, inside) });
    }
  }
  return out;
}

/** Is it a script that stands somewhere else? */
export const isScript = ({ lines, holes }) => !holes && lines >= LONG;

/** The words of one card as the cards are now, and how many words there are beside the cards. */
export function ownWordsOfCards() {
  const words = wordFiles().filter((f) => !f.path.startsWith(LANGUAGE));
  const cards = cardFiles().map((f) => parsed(`${CARDS}/${f}`, readFileSync(join(ROOT, CARDS, f), 'utf8')));
  return { own: ownWords(words, cards), words: words.flatMap(valuesOf).length };
}
