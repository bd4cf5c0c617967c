/** The decks that come with Spaceline: one for everybody, whatever they own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../decks/', import.meta.url));
const ENDING = '.txt';

export interface StockDeck {
  /** the file's name, which is also the deck's id */
  id: string;
  name: string;
  about: string;
  text: string;
}

const capital = (s: string): string => s.slice(0, 1).toUpperCase() + s.slice(1);

/** The comment that a deck begins with says how it plays. Its affiliation stands before a colon; the cards say that, too. */
export function readComment(text: string): string {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line) => !line.startsWith('//'));
  const comment = lines.slice(0, end < 0 ? lines.length : end).map((line) => line.replace(/^\/+\s*/, '').trim());
  return capital(comment.join(' ').replace(/^[^.:]{1,80}: /, ''));
}

const titled = (id: string): string => id.split('-').map(capital).join(' ');

export function stockDecks(folder = FOLDER): StockDeck[] {
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  } catch {
    return [];
  }
  return files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const id = file.slice(0, -ENDING.length);
    return { id, name: titled(id), about: readComment(text), text };
  });
}
