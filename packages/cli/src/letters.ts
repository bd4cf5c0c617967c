/** How much room words take in a terminal. */
import { spoken, type Words } from '@spaceline/protocol';

export const letters = (words: Words): number => spoken(words).length;

/** With blanks after it, as wide as its column. */
export const padded = (words: Words, width: number): Words => spoken(words).padEnd(width);

/** Without the blanks at its end. */
export const trimmed = (line: Words): Words => spoken(line).trimEnd();
