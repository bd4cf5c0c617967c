/** Whoever runs out of time has a legal deck, whatever is in the packs. */
import { catalogue } from '@spaceline/cards';
import type { DeckList } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { proposeDeck } from './proposed-deck.ts';
import { checkSealedDeck, dealStarters, openBox } from './sealed-event.ts';
import { warpSpeed } from './warp-speed.ts';

const reportsSomewhere = (deck: DeckList): boolean =>
  [...deck.missions, ...deck.seeds].some((id) => {
    const d = catalogue.byId(id)!;
    return d.facility || d.facts.outpost !== undefined;
  });

describe('a proposed deck', () => {
  it.each([
    ['a starter', []],
    ['a starter and two boosters', ['voyager-booster', 'voyager-booster']],
  ])('of %s is legal', (_, packs) => {
    for (const [i, pool] of dealStarters(40, packs, 'proposed', catalogue).entries()) {
      const deck = proposeDeck(pool, catalogue, warpSpeed);
      expect([i, checkSealedDeck(deck, pool, catalogue, warpSpeed).problems]).toEqual([i, []]);
      expect(deck.missions.length).toBeGreaterThan(1);
      expect(reportsSomewhere(deck)).toBe(true);
    }
  });

  it('of a box of Enhanced Premiere is legal', () => {
    for (let i = 0; i < 40; i++) {
      const pool = openBox({ seed: `proposed ${i}`, from: null }, catalogue);
      const deck = proposeDeck(pool, catalogue, warpSpeed);
      expect([i, checkSealedDeck(deck, pool, catalogue, warpSpeed).problems]).toEqual([i, []]);
    }
  });
});
