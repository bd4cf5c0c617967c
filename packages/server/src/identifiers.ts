/** Names that cannot be guessed. */
import { randomBytes } from 'node:crypto';

const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';

/** Twelve letters that are hard to mistake for each other: sixty bits. */
export const newId = (): string => [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The seed of a game. */
export const newSeed = (): string => randomBytes(32).toString('hex');
