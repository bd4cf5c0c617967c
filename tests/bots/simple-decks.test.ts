/** The six small decks of the full game: what is in them, and that the heuristic bot uses what they are about. */
import { readFileSync } from 'node:fs';
import { heuristicBot, makeDice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type DeckList, destinations, type Header, isSite, newGame, type Rules } from '@spaceline/engine';
import { checkDeck, full, parseDeckFor, shareQuadrant, unfinishedCards } from '@spaceline/formats';
import { beforeAll, describe, expect, test } from 'vitest';

const rules: Rules = { catalogue, format: full };
const NAMES = ['federation', 'klingon', 'romulan', 'bajoran', 'cardassian', 'ferengi'] as const;
type Name = (typeof NAMES)[number];
const read = (name: Name) =>
  parseDeckFor(readFileSync(new URL(`../../decks/simple-${name}.txt`, import.meta.url), 'utf8'), catalogue, full);
const decks = Object.fromEntries(NAMES.map((n) => [n, read(n).deck])) as Record<Name, DeckList>;

describe('the six decks', () => {
  test.each(NAMES)('%s is legal, and every card of it is played in full', (name) => {
    expect(read(name).problems).toEqual([]);
    expect(checkDeck(decks[name], catalogue, full).problems).toEqual([]);
    expect(unfinishedCards([decks[name]], catalogue)).toEqual([]);
  });

  test('meet each other', () => {
    for (const a of NAMES) for (const b of NAMES) expect(shareQuadrant(decks[a], decks[b], catalogue)).toBe(true);
  });

  test('have the same dilemmas', () => {
    const dilemmas = NAMES.map((n) => decks[n].seeds.filter((id) => catalogue.byId(id)!.dilemma).toSorted());
    expect(new Set(dilemmas.map((d) => d.join())).size).toBe(1);
    expect(dilemmas[0]).toHaveLength(18);
  });
});

describe('the heuristic bot', () => {
  const done = { free: 0, sites: 0, attempts: 0, solved: 0, downloads: 0, homeless: 0 };
  beforeAll(() => {
    for (const [a, b] of [
      ['federation', 'klingon'],
      ['romulan', 'bajoran'],
      ['cardassian', 'ferengi'],
    ] as const) {
      const header: Header = { format: 'full', decks: [decks[a], decks[b]], seed: a, version: 'test' };
      const g = newGame(rules, header, { logged: true });
      const bots = [heuristicBot(makeDice('0')), heuristicBot(makeDice('1'))];
      while (g.decision !== null) {
        const { seat } = g.decision;
        const { option, cards } = bots[seat].choose(g, seat, g.decision);
        if (option.verb === 'report') {
          if (isSite(g, option.to)) done.sites++;
          if (destinations(g, seat, option.card).some((x) => x.spot === option.to && x.free)) done.free++;
        }
        if (option.verb === 'attempt') done.attempts++;
        if (option.verb === 'download') done.downloads++;
        // HQ: Secure Homeworld is for a homeworld of one's own
        const away = option.verb === 'seed' && g.def(option.card).title.startsWith('HQ');
        g.choose(option, cards);
        if (away && g.location(g.card(option.card).host).missions.every((m) => g.card(m).owner !== seat))
          done.homeless++;
      }
      done.solved += g.log.filter(({ telling }) => telling.kind === 'solved').length;
    }
  }, 240_000);

  test('uses free reports, sites and downloads, seeds at home, and solves missions', () => {
    expect(done.free).toBeGreaterThan(20);
    expect(done.sites).toBeGreaterThan(5);
    expect(done.downloads).toBeGreaterThan(3);
    expect(done.attempts).toBeGreaterThan(12);
    expect(done.solved).toBeGreaterThan(4);
    expect(done.homeless).toBe(0);
  });
});
