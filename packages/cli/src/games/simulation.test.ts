import { warpSpeed } from '@spaceline/formats';
import { describe, expect, it } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { battlesOf, type GameResult, type Plan, pairsOf, playGame, winsOf } from './simulation.ts';

const [a, b] = stockDecks(warpSpeed);
const broken = { name: 'broken', deck: { ...a.deck, draw: ['no-such-card'] } };
const plan = (more: Partial<Plan>): Plan => ({
  format: warpSpeed,
  pairs: [[a, b]],
  bots: ['random', 'random'],
  games: 1,
  seed: 's',
  ...more,
});
const result = (winner: 'A' | 'B' | null, bots: [string, string], error?: string): GameResult =>
  ({ winner, bots, ...(error && { error }) }) as GameResult;

describe('a simulation', () => {
  it('pairs every deck with every other, and with itself', () => {
    expect(pairsOf([a, b]).map((p) => p.map((d) => d.name).join())).toEqual([
      `${a.name},${b.name}`,
      `${b.name},${a.name}`,
      `${a.name},${a.name}`,
      `${b.name},${b.name}`,
    ]);
  });

  it('changes the seats after each game', () => {
    const p = plan({ bots: ['heuristic', 'random'] });
    expect(playGame(p, 0, () => {})).toMatchObject({ decks: [a.name, b.name], bots: ['heuristic', 'random'] });
    expect(playGame(p, 1, () => {})).toMatchObject({ decks: [b.name, a.name], bots: ['random', 'heuristic'] });
  });

  it('keeps what is needed to play a game that fails again', () => {
    const failed = playGame(plan({ pairs: [[broken, b]] }), 0, () => {});
    expect(failed).toMatchObject({ winner: null, result: null, decisions: 0, seed: 's-0', answers: [] });
    expect(failed.error).toContain('no-such-card');
    expect(failed.header?.decks[0].draw).toEqual(['no-such-card']);
  });

  it('counts the games with a battle, and the battles of either kind', () => {
    const fought = (ship: number, personnel: number) => ({ battles: { ship, personnel } }) as GameResult;
    expect(battlesOf([fought(0, 0), fought(2, 0), fought(1, 3)])).toEqual({ games: 2, ship: 3, personnel: 3 });
  });

  it('counts wins by bot, or by seat where one bot plays against itself', () => {
    const games = [
      result('A', ['x', 'y']),
      result('A', ['y', 'x']),
      result('B', ['y', 'x']),
      result(null, ['x', 'y']),
      result(null, ['x', 'y'], 'boom'),
    ];
    expect(winsOf(['x', 'y'], games)).toEqual({ x: 2, y: 1, ties: 1 });
    expect(winsOf(['x', 'x'], games)).toEqual({ A: 2, B: 1, ties: 1 });
  });
});
