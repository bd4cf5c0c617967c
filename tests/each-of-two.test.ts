/** what is asked of one personnel is asked of each of the two on a card: cards ask `attributesOf`; `attribute` is for ships and for sums. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CARDS = 'packages/cards/src';
/** Where a whole card is meant: what a sum consists of, and whether something lowered it. */
const WHOLE_CARDS = ['attributes.ts', 'words/dilemma-conditions.ts'];

/** Calls of `attribute` about anything but a number of a ship. */
const asksWholeCards = (source: string): string[] =>
  [...source.matchAll(/\battribute\((?!\w+(?:\.\w+)?, \w+, '(?:range|weapons|shields)'\))[^\n]*/g)].map(
    ([line]) => line,
  );

describe('an attribute of somebody', () => {
  it('is looked for in every file', () => {
    const files = readdirSync(CARDS, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(500);
    const found = files.filter((f) => asksWholeCards(readFileSync(join(CARDS, f), 'utf8')).length > 0);
    expect(found.sort()).toEqual(WHOLE_CARDS);
  });

  it('is known from one of a ship', () => {
    expect(asksWholeCards("attribute(g, ship, 'weapons') > 0")).toEqual([]);
    expect(asksWholeCards("attribute(r.g, id, 'strength') < 4")).toHaveLength(1);
    expect(asksWholeCards('attribute(g, id, name) < 4')).toHaveLength(1);
    expect(asksWholeCards("attributesOf(g, id, 'strength')")).toEqual([]);
  });
});
