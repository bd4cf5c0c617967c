/** The ledger of points: what counts is what stands in it, whoever gave, took back, multiplied or stole it. */
import {
  bonusOf,
  copyState,
  Game,
  handOverPoints,
  hashState,
  losePoints,
  multiplyPoints,
  pointsFor,
  SEATS,
  score,
  scoreCard,
  scoreOf,
  stealPoints,
  type Telling,
  takeBackPoints,
  Zone,
} from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';

/** A has 12 points, 2 of them bonus; the cards are only there to give points. */
function table() {
  const scenario = parseScenario(`
title: A table
rules: []
players:
  A: { points: 12, bonus: 2, hand: [Tuvok, Kes, Neelix] }
  B: { hand: [Lemon-Aid] }
spaceline: [{ mission: Liberation, owner: A }]
turn: { player: A, number: 3, segment: orders }
steps: []
`);
  const g = new Runner(scenario, rulesFor(scenario)).game;
  const [liberation, tuvok, kes, neelix, lemon] = ['Liberation', 'Tuvok', 'Kes', 'Neelix', 'Lemon-Aid'].map((title) =>
    g.state.cards.findIndex((c) => g.def(c.id).title === title),
  );
  const scores = () => SEATS.map((s) => [scoreOf(g, s), bonusOf(g, s)]);
  const begun = g.log.length;
  /** What was told since: who, points, how, for which card, because of which. */
  const told = () =>
    g.log.slice(begun).map(({ telling: t }) => {
      const { who, points, bonus, how, source, by } = t as Extract<Telling, { kind: 'points' }>;
      return [who, points, bonus, how, source?.card ?? -1, by?.card ?? -1];
    });
  return { g, liberation, tuvok, kes, neelix, lemon, scores, told };
}

describe('points', () => {
  it('stand in the ledger with whose they are, what for and when', () => {
    const { g, liberation, tuvok, scores, told } = table();
    score(g, 0, 35, false, liberation);
    score(g, 1, 5, true, tuvok);
    score(g, 1, 0, true, tuvok);
    expect(g.state.ledger).toEqual([
      { seat: 0, points: 10, bonus: false, source: -1, turn: 0 },
      { seat: 0, points: 2, bonus: true, source: -1, turn: 0 },
      { seat: 0, points: 35, bonus: false, source: liberation, turn: 3, at: 0 },
      { seat: 1, points: 5, bonus: true, source: tuvok, turn: 3 },
    ]);
    expect(scores()).toEqual([
      [47, 2],
      [5, 5],
    ]);
    expect(told()).toEqual([
      [0, 35, false, 'scored', liberation, -1],
      [1, 5, true, 'scored', tuvok, -1],
    ]);
  });

  it('of a card that is scored come from it, wherever it lies', () => {
    const { g, lemon, scores } = table();
    scoreCard(g, 0, lemon);
    const { points } = g.def(lemon).facts;
    expect(points).toBeGreaterThan(0);
    expect(g.card(lemon).zone).toBe(Zone.Points);
    expect(scores()[0]).toEqual([12 + points!, 2 + points!]);
    takeBackPoints(g, pointsFor(lemon), -1);
    expect(scores()[0]).toEqual([12, 2]);
  });

  it('are lost below zero, as bonus points (R-11.60, DOM-85)', () => {
    const { g, tuvok, scores, told } = table();
    losePoints(g, 0, 20, tuvok);
    losePoints(g, 1, 0, tuvok);
    expect(scores()).toEqual([
      [-8, -18],
      [0, 0],
    ]);
    expect(told()).toEqual([[0, -20, true, 'scored', tuvok, -1]]);
  });

  it('are part of a state, of its copies and of its fingerprint', () => {
    const { g, tuvok, kes } = table();
    score(g, 0, 5, true, tuvok);
    const before = copyState(g.state);
    const rev = g.state.rev;
    expect(hashState(before)).toBe(g.hash());
    takeBackPoints(g, pointsFor(tuvok), -1);
    expect(g.state.rev).toBeGreaterThan(rev);
    expect(scoreOf(g, 0)).toBe(12);
    // what is done to a game does not reach its copies
    const copy = new Game(g.rules, before);
    expect(scoreOf(copy, 0)).toBe(17);
    // the same score for another card, another player, another kind is another game
    const last = before.ledger.at(-1)!;
    for (const other of [{ source: kes }, { seat: 1 as const }, { bonus: false }, { turn: 4 }, { points: 6 }])
      expect(hashState({ ...before, ledger: [...before.ledger.slice(0, -1), { ...last, ...other }] })).not.toBe(
        hashState(before),
      );
    expect(hashState({ ...before, ledger: before.ledger.slice(0, -1) })).toBe(g.hash());
  });
});

describe('what was scored', () => {
  it('is taken back whole, from whoever has it, once', () => {
    const { g, tuvok, kes, neelix, scores, told } = table();
    score(g, 0, 10, true, tuvok);
    score(g, 1, 7, false, tuvok);
    score(g, 0, 3, true, kes);
    takeBackPoints(g, pointsFor(tuvok), neelix);
    expect(scores()).toEqual([
      [15, 5],
      [0, 0],
    ]);
    expect(told().slice(3)).toEqual([
      [0, -10, true, 'taken-back', tuvok, neelix],
      [1, -7, false, 'taken-back', tuvok, neelix],
    ]);
    expect(g.state.ledger.some(pointsFor(tuvok))).toBe(false);
    takeBackPoints(g, pointsFor(tuvok), neelix);
    expect(told()).toHaveLength(5);
  });

  it('is taken back as far as a text speaks of it', () => {
    const { g, tuvok, scores } = table();
    score(g, 0, 10, true, tuvok);
    score(g, 0, 20, false, tuvok);
    takeBackPoints(g, (e) => e.source === tuvok && e.bonus, -1);
    expect(scores()[0]).toEqual([32, 2]);
  });

  it('is given back where it was a loss', () => {
    const { g, tuvok, kes, scores, told } = table();
    losePoints(g, 0, 5, tuvok);
    takeBackPoints(g, pointsFor(tuvok), kes);
    expect(scores()[0]).toEqual([12, 2]);
    expect(told()[1]).toEqual([0, 5, true, 'taken-back', tuvok, kes]);
  });

  it('is doubled, and doubled it is taken back', () => {
    const { g, liberation, tuvok, kes, scores, told } = table();
    score(g, 0, 35, false, liberation);
    losePoints(g, 1, 5, tuvok);
    multiplyPoints(g, pointsFor(liberation), 2, kes);
    multiplyPoints(g, pointsFor(tuvok), 3, -1);
    multiplyPoints(g, pointsFor(liberation), 1, kes);
    multiplyPoints(g, pointsFor(kes), 2, kes);
    expect(scores()).toEqual([
      [82, 2],
      [-15, -15],
    ]);
    expect(told().slice(2)).toEqual([
      [0, 35, false, 'multiplied', liberation, kes],
      [1, -10, true, 'multiplied', tuvok, -1],
    ]);
    takeBackPoints(g, pointsFor(liberation), -1);
    expect(scores()[0]).toEqual([12, 2]);
  });

  it('changes hands as it is: points of a mission are no bonus points for the thief', () => {
    const { g, liberation, tuvok, scores, told } = table();
    score(g, 0, 35, false, liberation);
    score(g, 1, 5, true, liberation);
    handOverPoints(g, pointsFor(liberation), 1, tuvok);
    expect(scores()).toEqual([
      [12, 2],
      [40, 5],
    ]);
    expect(told().slice(2)).toEqual([
      [0, -35, false, 'stolen', liberation, tuvok],
      [1, 35, false, 'stolen', liberation, tuvok],
    ]);
    // the thief has them all
    handOverPoints(g, pointsFor(liberation), 1, tuvok);
    expect(told()).toHaveLength(4);
    takeBackPoints(g, pointsFor(liberation), -1);
    expect(scores()[1]).toEqual([0, 0]);
  });
});

it('so many points are stolen, whether they are there or not, and may be taken back', () => {
  const { g, tuvok, scores, told } = table();
  stealPoints(g, 1, 4, tuvok);
  stealPoints(g, 0, 0, tuvok);
  expect(scores()).toEqual([
    [16, 6],
    [-4, -4],
  ]);
  expect(told()).toEqual([
    [1, -4, true, 'stolen', -1, tuvok],
    [0, 4, true, 'stolen', -1, tuvok],
  ]);
  takeBackPoints(g, pointsFor(tuvok), -1);
  expect(scores()).toEqual([
    [12, 2],
    [0, 0],
  ]);
});
