import { catalogue } from '@spaceline/cards';
import { expect, test } from 'vitest';
import { parseDeck } from './deck.ts';
import { shareQuadrant } from './quadrants.ts';

const missions = (...titles: string[]) =>
  parseDeck(`Missions:\n${titles.map((t) => `1 ${t}`).join('\n')}\n`, catalogue, []).deck;

const alpha = missions('Survey Mission', 'Secret Salvage');
const gamma = missions('Rescue Founder', 'Survey Star System');
const delta = missions('Liberation', 'Catalog Phenomena');
const both = missions('Rescue Founder', 'Impose Order');

test('decks meet where both have a mission in one quadrant', () => {
  expect(shareQuadrant(alpha, alpha, catalogue)).toBe(true);
  expect(shareQuadrant(alpha, both, catalogue)).toBe(true);
  expect(shareQuadrant(both, gamma, catalogue)).toBe(true);
});

test('and nowhere else', () => {
  expect(shareQuadrant(alpha, delta, catalogue)).toBe(false);
  expect(shareQuadrant(gamma, alpha, catalogue)).toBe(false);
  expect(shareQuadrant(delta, both, catalogue)).toBe(false);
});
