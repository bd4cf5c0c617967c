/** The decks of the full game: what each is about, and that the heuristic bot does it with them. */
import { readFileSync } from 'node:fs';
import { heuristicBot, makeDice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type DeckList, destinations, type Header, isSite, newGame, type Rules } from '@spaceline/engine';
import { checkDeck, full, parseDeckFor, shareQuadrant, unfinishedCards } from '@spaceline/formats';
import { leakObserver, scenarioCatalogue } from '@spaceline/rulebook';
import { beforeAll, describe, expect, test } from 'vitest';
import { playBlindfolded } from './blindfold.ts';

const rules: Rules = { catalogue, format: full };
const NAMES = ['klingon', 'enterprise', 'romulan', 'cardassian', 'bajoran', 'dominion', 'infiltrators'] as const;
type Name = (typeof NAMES)[number];

const read = (name: Name) =>
  parseDeckFor(readFileSync(new URL(`../../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, full);
const decks = Object.fromEntries(NAMES.map((n) => [n, read(n).deck])) as Record<Name, DeckList>;
const header = (a: Name, b: Name, seed: string): Header => ({
  format: 'full',
  decks: [decks[a], decks[b]],
  seed,
  version: 'test',
});

describe('the decks', () => {
  test.each(NAMES)('%s is legal, and every card of it is played in full', (name) => {
    expect(read(name).problems).toEqual([]);
    expect(checkDeck(decks[name], catalogue, full).problems).toEqual([]);
    expect(unfinishedCards([decks[name]], catalogue)).toEqual([]);
  });

  test('meet each other', () => {
    for (const a of NAMES) for (const b of NAMES) expect(shareQuadrant(decks[a], decks[b], catalogue)).toBe(true);
  });
});

/** What the bots did in one game, as the log and their answers tell it. */
function play(a: Name, b: Name, seed: string) {
  const g = newGame(rules, header(a, b, seed), { logged: true });
  const bots = [heuristicBot(makeDice(`${seed}/0`)), heuristicBot(makeDice(`${seed}/1`))];
  const done = { walks: 0, boarded: 0, siteReports: 0, freeReports: 0, supplied: 0, unsupplied: 0, white: 0 };
  const isWhite = (id: number): boolean => g.def(id).title === 'Ketracel-White';
  while (g.decision !== null) {
    const decision = g.decision;
    const { option, cards } = bots[decision.seat].choose(g, decision.seat, decision);
    const site = option.to >= 0 && isSite(g, option.to);
    if (option.verb === 'walk' && option.from >= 0 && isSite(g, option.from)) done[site ? 'walks' : 'boarded']++;
    if (option.verb === 'report' && site) done.siteReports++;
    if (option.verb === 'report' && g.def(option.card).icons.has('KW')) {
      if (g.tableau.aboard[option.to].some(isWhite)) done.supplied++;
      else done.unsupplied++;
    }
    if (option.verb === 'report')
      for (const x of destinations(g, decision.seat, option.card))
        if (x.spot === option.to && x.free) done.freeReports++;
    if ((option.verb === 'beam' || option.verb === 'walk') && cards.some(isWhite)) done.white++;
    g.choose(option, cards);
  }
  const told = (kind: string): number => g.log.filter(({ telling }) => telling.kind === kind).length;
  return { ...done, told, result: g.state.result };
}

describe('the heuristic bot', () => {
  const seen = new Map<string, ReturnType<typeof play>[]>();
  const GAMES: readonly (readonly [Name, Name])[] = [
    ['cardassian', 'enterprise'],
    ['bajoran', 'romulan'],
    ['infiltrators', 'enterprise'],
    ['dominion', 'klingon'],
  ];
  beforeAll(() => {
    for (const [a, b] of GAMES)
      seen.set(
        a,
        ['1', '2', '3'].map((n) => play(a, b, n)),
      );
  }, 120_000);
  const sum = (name: Name, what: (p: ReturnType<typeof play>) => number): number =>
    seen.get(name)!.reduce((n, p) => n + what(p), 0);

  test('comes to an end with each of them', () => {
    for (const played of seen.values()) for (const p of played) expect(p.result).not.toBeNull();
  });

  test('reports to the sites of a station, and boards the docked ships from there, with no halt on the way', () => {
    expect(sum('cardassian', (p) => p.siteReports)).toBeGreaterThan(20);
    expect(sum('cardassian', (p) => p.boarded)).toBeGreaterThan(10);
    expect(sum('cardassian', (p) => p.walks)).toBe(0);
    expect(sum('bajoran', (p) => p.siteReports)).toBeGreaterThan(3);
  });

  test('takes captives', () => {
    expect(sum('cardassian', (p) => p.told('captured'))).toBeGreaterThan(0);
  });

  test('uses the free reports of a headquarters', () => {
    expect(sum('bajoran', (p) => p.freeReports)).toBeGreaterThan(0);
  });

  test('infiltrates', () => {
    expect(sum('infiltrators', (p) => p.told('infiltrated'))).toBeGreaterThan(2);
  });

  test('reports those who live on white where there is some, never elsewhere, and takes it along', () => {
    expect(sum('dominion', (p) => p.supplied)).toBeGreaterThan(5);
    expect(sum('dominion', (p) => p.unsupplied)).toBe(0);
    expect(sum('dominion', (p) => p.white)).toBeGreaterThan(0);
  });

  test('answers the same whatever the cards are that it may not know', () => {
    for (const [a, b] of [GAMES[0], GAMES[2]] as const)
      playBlindfolded(rules, header(a, b, 'blind'), heuristicBot, (real, blind) => expect(blind).toEqual(real));
  }, 120_000);
});

describe('what is hidden stays so', () => {
  test.each([
    ['cardassian', 'bajoran'],
    ['infiltrators', 'bajoran'],
    ['infiltrators', 'klingon'],
    ['dominion', 'romulan'],
  ] as const)(
    'with %s against %s: stations, infiltrators, hidden agendas',
    (a, b) => {
      const g = newGame({ catalogue: scenarioCatalogue(), format: full }, header(a, b, 'leaks'), { forkable: true });
      const bots = [heuristicBot(makeDice('0')), heuristicBot(makeDice('1'))];
      for (let n = 0; g.decision !== null && n < 400; n++) {
        const { seat } = g.decision;
        const { option, cards } = bots[seat].choose(g, seat, g.decision);
        g.choose(option, cards);
        if (n % 10 === 0) leakObserver(g);
      }
    },
    120_000,
  );
});
