/** What is wrong with a deck can mostly be mended by a click: the fix takes the problem away, and brings no other of its kind. */
import { catalogue } from '@spaceline/cards';
import type { DeckList, Format } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import type { DeckFix } from './fixes.ts';
import { full } from './full.ts';
import { checkDeck } from './legality.ts';
import { warpSpeed } from './warp-speed.ts';

const id = (title: string) => catalogue.byTitle(title)[0].facts.id;
const many = (title: string, n: number) => Array.from({ length: n }, () => id(title));
const deckOf = (some: Partial<DeckList>): DeckList => ({ missions: [], seeds: [], draw: [], ...some });

function mended(deck: DeckList, fix: DeckFix): DeckList {
  const piles = Object.fromEntries(Object.entries(deck).map(([p, ids]) => [p, [...ids]])) as Record<string, string[]>;
  for (const { pile, id: out } of fix.out) {
    const at = piles[pile].lastIndexOf(out);
    expect(at, `${out} lies in ${pile}`).toBeGreaterThanOrEqual(0);
    piles[pile].splice(at, 1);
  }
  for (const { pile, id: card } of fix.in) piles[pile] = [...(piles[pile] ?? []), card];
  return piles as unknown as DeckList;
}

describe('a fix', () => {
  const cases: [string, Format, string, Partial<DeckList>][] = [
    [
      'too many seeds',
      full,
      'R-2.1',
      { seeds: many('Astral Eddy', 12).concat(many('Civil Unrest', 20)), draw: many('Ayala', 30) },
    ],
    ['no mission among missions', full, 'R-2.2', { missions: [id('Kes')] }],
    ['a mission among seeds', full, 'R-2.2', { seeds: [id('Liberation')] }],
    [
      'too many missions',
      warpSpeed,
      'WARP-01',
      { missions: many('Liberation', 1).concat(many('Catalog Phenomena', 4)) },
    ],
    ['a unique mission twice', full, 'R-1.17', { missions: many('Stop Bombardment', 2) }],
    ['a dilemma in the draw deck', full, 'R-2.7', { draw: [id('Astral Eddy')] }],
    ['somebody among seeds', full, 'R-2.7', { seeds: [id('Kes')] }],
    ['two reporters', warpSpeed, 'WARP-05', { seeds: [id('Kes'), id('Neelix')] }],
    ['too many copies', full, 'DOM-46', { seeds: many('Astral Eddy', 14) }],
    ['a Tactic among seeds', full, 'BOG-09', { seeds: [id('Phaser Banks')] }],
    ['a Tactic in the draw deck', full, 'BOG-10', { draw: [id('Phaser Banks')] }],
    ['no Tactic in the Battle Bridge', full, 'BOG-07', { tactics: [id('Kes')] }],
    ['a side deck that stays closed', full, 'BOG-03', { tactics: [id('Phaser Banks')] }],
    ['a tent that is too full', full, 'R-2.6', { tent: many('Kes', 14), seeds: [id("Q's Tent")] }],
    ['a printing without the logo', warpSpeed, 'WARP-09', { draw: [id('Medical Kit')] }],
    ['a card of the other game', full, 'R-1.1', { draw: [id('1 Tribble - Bonus')] }],
  ];
  it.each(cases)('%s', (_name, format, rule, some) => {
    let deck = deckOf(some);
    const first = checkDeck(deck, catalogue, format).problems.filter((p) => p.rule === rule && p.fix);
    expect(first.length).toBeGreaterThan(0);
    // one click for each, as a player would
    for (let clicks = 0; clicks < 6; clicks++) {
      const [problem] = checkDeck(deck, catalogue, format).problems.filter((p) => p.rule === rule && p.fix);
      if (problem === undefined) break;
      deck = mended(deck, problem.fix!);
    }
    expect(checkDeck(deck, catalogue, format).problems.filter((p) => p.rule === rule && p.fix)).toEqual([]);
  });
});
