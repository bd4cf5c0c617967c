/** Finding and reading decks: those of the decks folder by name, others by path. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { catalogue } from '@spaceline/cards';
import type { DeckList, Format } from '@spaceline/engine';
import { type Beside, checkDeck, type DeckProblem, parseDeckFor } from '@spaceline/formats';
import { Complaint } from '../complaint.ts';
import { readText } from '../files.ts';
import { DECKS_FOLDER } from '../root.ts';
import { STARTERS } from './starters.ts';

const ENDING = '.txt';

export interface Deck {
  name: string;
  deck: DeckList;
}

export interface CheckedDeck extends Deck, Beside {
  problems: DeckProblem[];
}

/** What is wrong with the file, then what the rules say of the cards that could be read. */
export function checkText(name: string, text: string, format: Format): CheckedDeck {
  const { problems, ...read } = parseDeckFor(text, catalogue, format);
  // a problem without a line is one of the whole file: there is nothing to judge
  if (problems.some((p) => p.line === undefined)) return { name, ...read, problems };
  return { name, ...read, problems: [...problems, ...checkDeck(read.deck, catalogue, format).problems] };
}

/** The names of the decks in the decks folder. */
export function stockNames(folder = DECKS_FOLDER): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
}

/** Every stock deck that is legal in the format; the decks in code where there is none. */
export function stockDecks(format: Format): Deck[] {
  const stock = stockNames().map((name) => checkText(name, readText(join(DECKS_FOLDER, name + ENDING)), format));
  const legal = stock.filter((d) => d.problems.length === 0);
  if (legal.length > 0) return legal;
  return Object.entries(STARTERS[format.id] ?? {}).map(([name, text]) =>
    legalOrComplain(checkText(name, text, format), format),
  );
}

/** The text of a deck, by the name of a stock deck or by a path. */
export function deckText(nameOrPath: string, format: Format): { name: string; text: string } {
  const name = basename(nameOrPath, ENDING);
  if (stockNames().includes(nameOrPath)) return { name, text: readText(join(DECKS_FOLDER, nameOrPath + ENDING)) };
  const starter = STARTERS[format.id]?.[nameOrPath];
  if (starter !== undefined) return { name, text: starter };
  if (existsSync(nameOrPath)) return { name, text: readText(nameOrPath) };
  const known = stockDecks(format).map((d) => d.name);
  const hint = known.length > 0 ? `; the decks for ${format.name} are ${known.join(', ')}` : '';
  throw new Complaint(`There is no deck "${nameOrPath}": it is neither a file nor a deck of Spaceline${hint}`);
}

function legalOrComplain(d: CheckedDeck, format: Format): Deck {
  if (d.problems.length === 0) return d;
  const lines = d.problems.map((p) => `  ${problemLine(p)}`);
  throw new Complaint(`The deck "${d.name}" cannot be used in ${format.name}:\n${lines.join('\n')}`);
}

/** A deck to play with; throws a Complaint with everything that is wrong with it. */
export function loadDeck(nameOrPath: string, format: Format): Deck {
  const { name, text } = deckText(nameOrPath, format);
  return legalOrComplain(checkText(name, text, format), format);
}

export const problemLine = (p: DeckProblem): string =>
  p.rule === 'deck-file' ? p.message : `${p.message} (${p.rule})`;
