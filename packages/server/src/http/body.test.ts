/** What a client sent wrongly is said so that whoever filled in the form knows what to change. */
import { eventActSchema, eventRequestSchema } from '@spaceline/protocol';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { read } from './body.ts';

const EVENT = { name: 'Friday', format: 'warp-speed', rounds: 3 };
const said = (schema: ZodMiniType, body: unknown): string => {
  try {
    read(schema, body);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a refusal', () => {
  it.each([
    [{ rounds: 16 }, 'The number of rounds must be at most 15'],
    [{ rounds: 2.5 }, 'The number of rounds must be a whole number'],
    [{ name: '' }, 'The name must not be empty'],
    [{ name: 'x'.repeat(61) }, 'The name must have at most 60 characters'],
    [{ name: undefined }, 'The name must be a text'],
    [{ name: 'a\0b' }, 'The name is not written as it should be, or has a character in it that cannot be kept'],
    [{ scale: [3, 2, 1] }, 'The list of victory points must have exactly 5 of them'],
    [{ scale: [4, 3, null, 1, 0] }, 'Number 3 in the list of victory points must be a number'],
    [{ scale: [4, 3, 2, 1, -1] }, 'Number 5 in the list of victory points must be at least 0'],
    [{ fillTo: 500 }, 'The number of players up to which bots fill the seats must be at most 128'],
    [{ open: 'nobody' }, 'The open must be one of "public", "link"'],
    [{ roundMinutes: 601 }, 'The minutes of a round must be at most 600'],
  ])('of %o says what would be right', (wrong, sentence) => {
    expect(said(eventRequestSchema, { ...EVENT, ...wrong })).toBe(`${sentence}: change it, and try again.`);
    expect(said(eventRequestSchema, EVENT)).toBe('');
  });

  it('of what nobody can do says so', () => {
    expect(said(eventActSchema, { do: 'win' })).toBe(
      'This is nothing that can be done here: load the page again, and try again.',
    );
    expect(said(eventActSchema, 'win')).toBe('What was sent must be a set of fields: change it, and try again.');
  });

  it('has no word of the validator', () => {
    for (const body of [
      {},
      [],
      3,
      { ...EVENT, sealed: 3 },
      { ...EVENT, sealed: { kind: 'all' } },
      { ...EVENT, startsAt: 'now' },
    ])
      expect(said(eventRequestSchema, body)).not.toMatch(/expected|Invalid|received|[<>]=|undefined/);
  });
});
