import { FORMATS, full, warpSpeed } from '@spaceline/formats';
import { describe, expect, it } from 'vitest';
import { Complaint } from '../complaint.ts';
import { checkText, deckText, loadDeck, stockDecks, stockNames } from './decks.ts';
import { STARTERS } from './starters.ts';

describe('decks', () => {
  it.each(FORMATS)('exist for $id, and are legal', (format) => {
    const decks = stockDecks(format);
    expect(decks.length).toBeGreaterThan(1);
    for (const d of decks) expect(loadDeck(d.name, format).deck).toEqual(d.deck);
  });

  it.each(FORMATS)('in code are legal in $id', (format) => {
    for (const [name, text] of Object.entries(STARTERS[format.id]))
      expect(checkText(name, text, format).problems).toEqual([]);
  });

  it('in the decks folder are legal in some format', () => {
    const legal = new Set(FORMATS.flatMap((f) => stockDecks(f).map((d) => d.name)));
    for (const name of stockNames()) expect(legal).toContain(name);
  });

  it.each([
    ['1 Kathrin Janway', 'deck-file', /Line 1: .*did you mean Kathryn Janeway/],
    ['none Maniz', 'deck-file', /Line 1: There is no card called/],
    ['1 Maniz', 'WARP-04', /at least 20/],
    ['20 Jean-Luc Picard [premiere]', 'WARP-09', /no Voyager logo/],
    ['\u0000\u0001\u0002', 'deck-file', /not a text file/],
  ])('with %j cannot be used', (text, rule, message) => {
    const { problems } = checkText('mine', text, warpSpeed);
    expect(problems.find((p) => p.rule === rule)?.message).toMatch(message);
  });

  it('that are not there are complained about, with those that are', () => {
    expect(() => deckText('nobody', full)).toThrow(Complaint);
    expect(() => deckText('nobody', warpSpeed)).toThrow(/the decks for Warp Speed are/);
  });
});
