/** A search that somebody types: what people read is looked through for them here, so that no screen does. */
import { spoken, type Words } from '@spaceline/engine';

/** As somebody types it: in small letters, with straight apostrophes and quotation marks. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"');

/** Is every word that was typed somewhere in what is read? Nothing typed finds everything. */
export const isFound = (typed: string, ...read: readonly Words[]): boolean => {
  const text = plainly(read.map(spoken).join(' '));
  return plainly(typed)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
