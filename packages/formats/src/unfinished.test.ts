import { readdirSync, readFileSync } from 'node:fs';
import { catalogue, FACTS } from '@spaceline/cards';
import { makeCatalogue } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { parseDeckFor } from './deck.ts';
import { full } from './full.ts';
import { productById } from './sealed.ts';
import { unfinishedCards } from './unfinished.ts';

const DECKS = new URL('../../../decks/', import.meta.url);
const NONE = { missions: [], seeds: [], draw: [] };

describe('unfinished cards', () => {
  const cards = makeCatalogue(FACTS, [
    { type: 'Dilemma', title: 'Astral Eddy', text: '', missing: 'It does nothing yet' },
    { type: 'Dilemma', title: 'Crisis', text: '' },
  ]);
  const eddy = { id: 'voy-003', title: 'Astral Eddy', status: 'partial', missing: 'It does nothing yet' };
  const twisted = { id: 'voy-028', title: 'Twisted', status: 'facts-only', missing: null };

  it('are those that the game does not play in full, each once, with what is missing', () => {
    const deck = { ...NONE, seeds: ['voy-003', 'voy-003', 'voy-007', 'voy-028', 'xyz-1'] };
    expect(unfinishedCards([deck], cards)).toEqual([eddy, twisted]);
  });

  it('are found in every pile, and in both decks', () => {
    for (const pile of ['missions', 'seeds', 'draw', 'tactics', 'q', 'tent'])
      expect(unfinishedCards([{ ...NONE, [pile]: ['voy-028'] }], cards)).toEqual([twisted]);
    const decks = [
      { ...NONE, seeds: ['voy-028'] },
      { ...NONE, seeds: ['voy-028', 'voy-003'] },
    ];
    expect(unfinishedCards(decks, cards)).toEqual([twisted, eddy]);
  });

  it('are not those that have no text: all there is to them is printed', () => {
    const plain = cards.byTitle('Ayala')[0];
    expect([plain.rules, plain.facts.text]).toEqual([null, false]);
    expect(unfinishedCards([{ ...NONE, draw: [plain.facts.id] }], cards)).toEqual([]);
  });
});

describe('what comes with Spaceline', () => {
  const files = readdirSync(DECKS).filter((file) => file.endsWith('.txt'));

  it.each(files)('%s has no unfinished card', (file) => {
    const { deck, problems } = parseDeckFor(readFileSync(new URL(file, DECKS), 'utf8'), catalogue, full);
    expect(problems).toEqual([]);
    expect(deck.draw.length).toBeGreaterThan(0);
    expect(unfinishedCards([deck], catalogue)).toEqual([]);
  });

  it.each(['voyager-starter', 'voyager-booster'])('nor can a %s have one', (id) => {
    const { variants } = productById(id)!;
    const sets = variants.flatMap((v) => v.random.map((slot) => slot.set));
    const random = catalogue.defs.filter((d) => sets.includes(d.facts.set)).map((d) => d.facts.id);
    const draw = [...random, ...variants.flatMap((v) => v.fixed)];
    expect(draw.length).toBeGreaterThan(100);
    expect(unfinishedCards([{ ...NONE, draw }], catalogue)).toEqual([]);
  });
});
