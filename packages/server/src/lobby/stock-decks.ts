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

/** The comment that a deck begins with: its first sentence is its name, the rest says how it plays. */
function readComment(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => line.replace(/^\/+\s*/, '').trim());
}

const capital = (s: string): string => s.slice(0, 1).toUpperCase() + s.slice(1);

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
    const comment = readComment(text);
    return { id, name: capital(id.replaceAll('-', ' ')), about: comment.join(' '), text };
  });
}
