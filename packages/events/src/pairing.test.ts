/** Rounds, by a checker that knows nothing of the pairing. */
import { diceOf } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { wrongPairings } from './checker.ts';
import { Desk, drawnEvent, drawnScore } from './drawn.ts';
import { nextStage, pairNext } from './pairing.ts';
import { isLoss, scoreWritten } from './results.ts';
import { meetingsOf, standings } from './standings.ts';
import { SETTINGS } from './testing.ts';

describe('a thousand events of 4 to 128 players', () => {
  it('are paired as they should be, whoever comes late or leaves', { timeout: 180_000 }, () => {
    const wrong: string[] = [];
    let rounds = 0;
    for (let i = 0; i < 1000; i++) {
      const dice = diceOf(`event ${i}`);
      // small events meet each other again soonest: half of them are small
      const players = i % 2 === 0 ? 4 + dice(13) : 4 + dice(125);
      const settings = { ...SETTINGS, rounds: 3 + dice(6), cut: dice(2) === 0 };
      const desk = drawnEvent(settings, players, `seed ${i}`, {
        before(d) {
          if (d.t.rounds.length === 0 || nextStage(d.t) !== 'swiss') return;
          if (dice(4) === 0 && d.t.entrants.length < 128) d.enter(`Late ${d.t.rounds.length}`);
          const here = d.t.entrants.filter((e) => e.droppedAfter === null);
          if (dice(3) === 0 && here.length > 4) d.do({ kind: 'dropped', player: here[dice(here.length)].id });
        },
        paired(before, { stage, pairings }) {
          rounds++;
          if (stage !== 'swiss') return;
          for (const w of wrongPairings(before, pairings))
            wrong.push(`event ${i}, round ${before.rounds.length + 1}: ${w}`);
        },
      });
      expect(desk.t.phase).toBe('over');
    }
    expect(wrong).toEqual([]);
    expect(rounds).toBeGreaterThan(4000);
  });
});

const four = (): Desk => {
  const desk = new Desk({ ...SETTINGS, rounds: 6 }, 'four');
  desk.enter('A', 'B', 'C', 'D');
  return desk;
};

describe('the checker', () => {
  it('finds rematches, second byes, seats taken twice and tables between unequals', () => {
    const desk = four();
    desk.do({
      kind: 'paired',
      stage: 'swiss',
      pairings: [
        { first: 'A', second: 'B' },
        { first: 'C', second: 'D' },
      ],
    });
    desk.play((first) => scoreWritten(first === 'A' ? 'full-win' : 'modified-win', [50, 0], 'points'));
    const of = (...pairs: [string, string | null][]) =>
      wrongPairings(
        desk.t,
        pairs.map(([first, second]) => ({ first, second })),
      );
    expect(of(['A', 'C'], ['B', 'D'])).toEqual([]);
    expect(of(['A', 'B'], ['C', 'D'])[0]).toBe('2 rematches where 0 would do');
    expect(of(['A', 'D'], ['B', 'C'])).toEqual(['A and C, D and B would be nearer in victory points']);
    expect(of(['A', 'C'], ['B', 'B'])).toContain('B sits at two tables');
    expect(of(['A', 'C'], ['B', null])).toEqual(['D has no table', '1 byes for 4 players']);
    desk.do({ kind: 'dropped', player: 'D' });
    desk.do({
      kind: 'paired',
      stage: 'swiss',
      pairings: [
        { first: 'A', second: 'C' },
        { first: 'B', second: null },
      ],
    });
    desk.play(() => drawnScore(diceOf('x'), 'points'));
    expect(of(['A', 'C'], ['B', null])).toEqual([
      '1 rematches where 0 would do',
      'B has a bye again, and A could have it',
    ]);
  });
});

describe('pairings', () => {
  it('of four players let everybody meet everybody before anybody meets again, and then again evenly', () => {
    const desk = four();
    const met = new Map<string, number>();
    for (let round = 0; round < 6; round++) {
      for (const { first, second } of desk.pair()!.pairings) {
        const key = [first, second].sort().join('');
        met.set(key, (met.get(key) ?? 0) + 1);
      }
      desk.play((first) => scoreWritten(first < 'C' ? 'full-win' : 'true-tie', [30, 30], 'points'));
    }
    expect([...met.values()]).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('give nobody a second bye while somebody had none', () => {
    const desk = new Desk(SETTINGS, 'seven');
    desk.enter(...'ABCDEFG');
    const byes: string[] = [];
    for (let round = 0; round < 5; round++) {
      byes.push(desk.pair()!.pairings.find((p) => p.second === null)!.first);
      desk.play(() => drawnScore(diceOf(`round ${round}`), 'points'));
    }
    expect(new Set(byes).size).toBe(5);
    expect(desk.pair()).toBe(null);
  });

  it('are of neighbours by differential where victory points are equal', () => {
    const desk = new Desk(SETTINGS, 'neighbours');
    // five tables: five with four points, five with none, so that one of each must meet, the last of those and the first of these
    desk.enter(...'ABCDEFGHIJ');
    desk.pair();
    const order = desk.t.rounds[0].tables.map((x) => x.first);
    desk.play((first) => scoreWritten('full-win', [100, 90 - 20 * order.indexOf(first)], 'points'));
    const places = new Map(standings(desk.t).map((s) => [s.player, s.place]));
    const apart = pairNext(desk.t)!.pairings.map((p) => places.get(p.second!)! - places.get(p.first)!);
    // the fifth and the sixth have met: one of them must go further, the others need not
    expect(apart.reduce((a, b) => a + b, 0)).toBe(7);
  });

  it('are drawn by lot in the first round, and the lot is the seed', () => {
    const first = (seed: string) => {
      const desk = new Desk(SETTINGS, seed);
      desk.enter(...'ABCDEFGH');
      return JSON.stringify(pairNext(desk.t));
    };
    expect(first('one')).toBe(first('one'));
    expect(new Set(['one', 'two', 'three', 'four', 'five'].map(first)).size).toBeGreaterThan(3);
  });

  it('end with a semi-final of the first against the fourth, and a final, where there is a cut', () => {
    const desk = new Desk({ ...SETTINGS, rounds: 2, cut: true }, 'cut');
    desk.enter(...'ABCDEF');
    const wins = (first: string, second: string) =>
      scoreWritten(first < second ? 'full-win' : 'full-loss', [0, 0], 'points');
    for (let i = 0; i < 2; i++) {
      desk.pair();
      desk.play(wins);
    }
    const semi = desk.pair()!;
    expect(semi.stage).toBe('semi-final');
    expect(semi.pairings).toHaveLength(2);
    desk.play(wins);
    const final = desk.pair()!;
    expect(final.stage).toBe('final');
    desk.play(wins);
    expect(desk.pair()).toBe(null);
    expect(desk.t.phase).toBe('over');
  });

  it.each([
    [1, 'final'],
    [2, undefined],
  ])('go on after a cut when %i of the winners of the semi-finals leave', (gone, stage) => {
    const desk = new Desk({ ...SETTINGS, rounds: 1, cut: true }, 'cut');
    desk.enter(...'ABCDEF');
    const wins = (first: string, second: string) =>
      scoreWritten(first < second ? 'full-win' : 'full-loss', [0, 0], 'points');
    for (let i = 0; i < 2; i++) {
      desk.pair();
      desk.play(wins);
    }
    const winners = standings(desk.t)
      .slice(0, 2)
      .map((s) => s.player);
    for (const player of winners.slice(0, gone)) desk.do({ kind: 'dropped', player });
    const final = desk.pair();
    expect(final?.stage).toBe(stage);
    if (final !== null) {
      expect(final.pairings).toEqual([{ first: winners[1], second: null }]);
      expect(desk.pair()).toBe(null);
    }
    expect(desk.t.phase).toBe('over');
    expect(standings(desk.t)[0].player).toBe(gone === 1 ? winners[1] : winners[0]);
  });

  it('go on until one player alone is without a loss', () => {
    const desk = drawnEvent({ ...SETTINGS, rounds: null }, 16, 'winner');
    expect(desk.t.rounds.length).toBeGreaterThan(1);
    expect(desk.t.rounds.length).toBeLessThan(16);
    const outcomes = desk.t.entrants.map((e) => meetingsOf(desk.t.rounds, e.id).map((m) => m.outcome));
    expect(outcomes.filter((all) => !all.some(isLoss)).length).toBe(1);
  });

  it('go on after a tie of those who have not lost', () => {
    const desk = new Desk({ ...SETTINGS, rounds: null }, 'tie');
    desk.enter('A', 'B', 'C', 'D');
    desk.pair();
    desk.play(() => scoreWritten('true-tie', [50, 50], 'points'));
    expect(desk.pair()?.stage).toBe('swiss');
    desk.play(() => scoreWritten('full-win', [100, 0], 'points'));
    // two have not lost
    expect(desk.pair()?.stage).toBe('swiss');
  });
});
