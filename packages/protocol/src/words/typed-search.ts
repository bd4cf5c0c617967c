/** A search that somebody types: what people read is looked through for them here, so that no screen does. */
import { spoken, type Words } from '@spaceline/engine';

/** Is every word that was typed somewhere in what is read? Nothing typed finds everything. */
export const isFound = (typed: string, ...read: readonly Words[]): boolean => {
  const text = read.map(spoken).join(' ').toLowerCase();
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
