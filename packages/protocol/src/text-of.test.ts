/** A file of text says the same whatever program wrote it. */
import { expect, it } from 'vitest';
import { textOf } from './text-of.ts';

const WORDS = '2\tKes\r\n1\tCafé';
const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

it.each([
  ['UTF-8', Buffer.from(WORDS)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${WORDS}`)],
  ['UTF-16', Buffer.from(`\ufeff${WORDS}`, 'utf16le')],
  ['UTF-16 the other way round', swapped(Buffer.from(`\ufeff${WORDS}`, 'utf16le'))],
  ['Windows-1252', Buffer.from(WORDS, 'latin1')],
])('%s', (_, bytes) => expect(textOf(bytes)).toBe(WORDS));
