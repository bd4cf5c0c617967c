/** Names that cannot be guessed. */
import { createHash, randomBytes } from 'node:crypto';

const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';

const lettersOf = (bytes: Uint8Array): string =>
  [...bytes.slice(0, 12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** Twelve letters that are hard to mistake for each other: sixty bits. */
export const newId = (): string => lettersOf(randomBytes(12));

/** The same for the same text. */
export const idOf = (text: string): string => lettersOf(createHash('sha256').update(text).digest());

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The seed of a game. */
export const newSeed = (): string => randomBytes(32).toString('hex');
